/** The control of a field, or the first one of a group of controls that has the field's id. */
export const findField = (name: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`) ??
  document.querySelector<HTMLElement>(`#field-${CSS.escape(name)} :is(input, select, textarea)`)
