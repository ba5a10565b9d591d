/** Signs that XML cannot hold, however they are written. */
const impossible = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

export function escapeXml(text: string): string {
  return text
    .replace(impossible, '')
    .replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
