import { useState } from 'react';
import { LARGEST_PICTURE } from '#features/companies/profile/company-profile.contract.ts';
import { companyProfileTexts as texts } from '#features/companies/profile/company-profile.texts.ts';
import type { Text } from '#platform/i18n/texts.ts';

export const imageTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/svg+xml'];

/** Why a chosen picture cannot be used, as far as the browser can tell. */
function pictureProblem(file: File): Text | undefined {
  if (!imageTypes.includes(file.type)) return texts.logoWrongType;
  return file.size > LARGEST_PICTURE ? texts.logoTooLarge : undefined;
}

/** A picture that was chosen but not sent yet; an unsuitable one is dropped with a message. */
export function useChosenPicture() {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<Text>();

  function choose(chosen: File | null) {
    const found = chosen ? pictureProblem(chosen) : undefined;
    setProblem(found);
    setFile(found ? null : chosen);
  }

  return { file, problem, choose };
}

export type ChosenPicture = ReturnType<typeof useChosenPicture>;
