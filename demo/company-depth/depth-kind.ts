import type { DemoCompany } from '#demo/demo-company.ts';
import type { DemoText } from '#demo/demo-text.ts';

/** Companies that tell the same kind of things about themselves. */
export type DepthKind = 'devices' | 'medicines' | 'care' | 'laboratory' | 'services';

export function kindOf({ category }: Pick<DemoCompany, 'category'>): DepthKind {
  if (category === 'hospital' || category === 'clinic') return 'care';
  if (category === 'pharmaceutical') return 'medicines';
  if (category === 'laboratory') return 'laboratory';
  return category === 'medical-equipment' ? 'devices' : 'services';
}

export type Sections = Readonly<
  Record<'offer' | 'clients' | 'quality' | 'support', readonly DemoText[]>
>;

export const say = (en: string, ar: string): DemoText => ({ en, ar });

/** A thing that stands in a room, by its noun, and what a picture of it is called. */
export type Room = readonly [noun: string, title: DemoText];
