/// <reference types="vite/client" />

declare module "virtual:rule-book/*" {
  /** The book as HTML; null while it is not written. */
  const html: string | null;
  export default html;
}
