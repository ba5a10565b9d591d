/** The portal's own region, which forms offer until the list of all countries is loaded. */
export const gulfAndLevant = [
  { code: 'KW', phoneCode: '965' },
  { code: 'SA', phoneCode: '966' },
  { code: 'AE', phoneCode: '971' },
  { code: 'BH', phoneCode: '973' },
  { code: 'QA', phoneCode: '974' },
  { code: 'OM', phoneCode: '968' },
  { code: 'JO', phoneCode: '962' },
  { code: 'LB', phoneCode: '961' },
] as const;
