/** A key cap. Screen readers get the same from the text beside it. */
export function Kbd({ children }: { children: string }) {
  return <kbd aria-hidden="true">{children}</kbd>
}
