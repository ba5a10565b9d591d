/** Characters that XML cannot contain, however they are escaped. */
const impossible = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

export function escapeXml(text: string): string {
  return text
    .replace(impossible, '')
    .replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
