// A text as a QR code. The maker of codes is loaded when one is first asked for.

import { useEffect, useState } from "preact/hooks";

export function QrPicture({ text, label }: { text: string; label: string }) {
  const [code, setCode] = useState<{ path: string; size: number } | null>(null);
  useEffect(() => {
    void import("uqr").then(({ encode }) => {
      const { data, size } = encode(text, { border: 2 });
      const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
      setCode({ path: dark.join(""), size });
    });
  }, [text]);
  if (!code) return <div class="qr" />;
  return (
    <svg
      class="qr"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${code.size} ${code.size}`}
      shape-rendering="crispEdges"
    >
      <rect width={code.size} height={code.size} fill="#fff" />
      <path d={code.path} fill="#1c140d" />
    </svg>
  );
}
