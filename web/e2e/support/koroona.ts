// What is under the thumb at Koroona's table.

import type { Page } from "playwright-core";

export const strike = (page: Page) => page.getByRole("button", { name: "Strike", exact: true });
export const strength = (page: Page) => page.getByLabel("Strength");
export const direction = (page: Page) => page.getByRole("slider", { name: "Direction" });
