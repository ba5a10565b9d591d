/**
 * The design system's tokens as literal values, because mail programs support no variables, and many ignore style
 * sheets
 * and keep only inline styles.
 */
const font = `font-family:'IBM Plex Sans','IBM Plex Sans Arabic',-apple-system,'Segoe UI',Roboto,Arial,sans-serif`;

export const light = {
  canvas: `margin:0;padding:0;background:#f7f8f6;color:#12211f;${font};font-size:16px;line-height:1.6`,
  around: 'padding:24px 12px',
  column: 'max-width:600px;text-align:start',
  sender: `padding:0 4px 12px;color:#0b5f5b;${font};font-size:18px;font-weight:600`,
  sheet: `padding:28px 24px 12px;background:#ffffff;border:1px solid #dde3e0;border-radius:12px;${font};font-size:16px;line-height:1.6`,
  foot: `padding:12px 4px 0;${font};font-size:14px`,
  address: 'color:#566663;text-decoration:none',
  paragraph: 'margin:0 0 16px;overflow-wrap:anywhere',
  action:
    'display:inline-block;padding:12px 20px;background:#0b5f5b;color:#ffffff;border-radius:8px;font-weight:600;text-decoration:none',
  link: 'color:#0b5f5b;text-decoration:underline',
  quote:
    'margin:0 0 16px;padding:12px 16px;background:#eef1ef;border-radius:8px;overflow-wrap:anywhere;text-align:start',
  list: 'margin:0 0 16px;padding-inline-start:20px',
  item: 'margin:0 0 6px;overflow-wrap:anywhere',
  facts: 'margin:0 0 16px;width:100%;border-collapse:collapse',
  label: 'padding:2px 0;padding-inline-end:16px;width:30%;color:#566663;vertical-align:top',
  value: 'padding:2px 0;vertical-align:top;overflow-wrap:anywhere',
  code: 'margin:0 0 16px;padding:12px;background:#e0f0ee;border-radius:8px;color:#0b5f5b;font-size:28px;font-weight:600;letter-spacing:6px;text-align:center',
} as const;

/** Overrides the inline styles, in mail programs that support dark mode. */
export const dark = `@media (prefers-color-scheme: dark) {
.canvas { background: #0d1615 !important; color: #eaf1ef !important }
.sheet { background: #14201e !important; border-color: #273633 !important; color: #eaf1ef !important }
.sender, .link { color: #5fc9bd !important }
.action { background: #5fc9bd !important; color: #06211e !important }
.quote { background: #0a1211 !important }
.muted { color: #9baca7 !important }
.code { background: #14332f !important; color: #5fc9bd !important }
}`;
