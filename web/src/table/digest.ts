/** SHA-256 in hexadecimal. Browsers lend their own only to pages that come over HTTPS; a table at home often does not. */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

export const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
