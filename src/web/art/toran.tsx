/** The hanging scallop edge. Upside down it decorates a dark area. */
export function Toran({ up }: { up?: boolean | undefined }) {
  return <div className={up ? 'toran toran--up' : 'toran'} aria-hidden="true" />
}
