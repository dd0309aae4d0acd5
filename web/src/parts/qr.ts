import { encode } from 'uqr';

/** A QR code for a text: rows of dark (true) and light modules, without a border. */
export function qrCode(text: string): boolean[][] {
  return encode(text, { ecc: 'M', border: 0 }).data;
}
