// The sentence with its rule, for the ending.

export { Said } from "../../parts/said";
