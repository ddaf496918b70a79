/** A key cap. The words beside it say the same to those who don't see it. */
export function Kbd({ children }: { children: string }) {
  return <kbd aria-hidden="true">{children}</kbd>
}
