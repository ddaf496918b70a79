/** The hanging scallop edge; upside down it stands on a dark area. */
export function Toran({ up }: { up?: boolean | undefined }) {
  return <div className={up ? 'toran toran--up' : 'toran'} aria-hidden="true" />
}
