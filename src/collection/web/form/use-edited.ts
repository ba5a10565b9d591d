import { type FormEvent, useState } from 'react';

/** Whether a control differs from what it showed at first. */
function isControlEdited(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  }
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLInputElement) || control.type === 'file') return false;
  return control.type === 'checkbox' || control.type === 'radio'
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}

/** Follows a form whose fields keep their own values: whether anything in it is not saved yet. */
export function useEdited() {
  const [isEdited, setEdited] = useState(false);
  return {
    isEdited,
    follow: ({ currentTarget }: FormEvent<HTMLFormElement>) =>
      setEdited([...currentTarget.elements].some(isControlEdited)),
    saved: () => setEdited(false),
  };
}
