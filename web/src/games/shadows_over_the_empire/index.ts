export { face } from "../plain";
