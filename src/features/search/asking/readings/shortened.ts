// Words of jobs and departments as notices abbreviate them: biomed engr, asst mgr.

const whole: ReadonlyMap<string, string> = new Map(
  Object.entries({
    engr: 'engineer',
    engrs: 'engineers',
    engg: 'engineering',
    asst: 'assistant',
    asstt: 'assistant',
    mgr: 'manager',
    mngr: 'manager',
    supv: 'supervisor',
    supvr: 'supervisor',
    coord: 'coordinator',
    exec: 'executive',
    recep: 'receptionist',
    acct: 'accountant',
    acctt: 'accountant',
    spec: 'specialist',
    maint: 'maintenance',
    hosp: 'hospital',
    clin: 'clinical',
    biomed: 'biomedical',
    equip: 'equipment',
    eqpt: 'equipment',
  }),
);

/** The full form of a folded word that is abbreviated. */
export const shortened = (folded: string): readonly string[] => {
  const full = whole.get(folded);
  return full === undefined ? [] : [full];
};
