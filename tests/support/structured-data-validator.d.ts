declare module '@adobe/structured-data-validator' {
  type Issue = {
    readonly rootType: string
    readonly severity: 'ERROR' | 'WARNING'
    readonly issueMessage: string
  }
  /** Without schema.org's own vocabulary it holds items against Google's rules alone. */
  export default class Validator {
    validate(
      extracted: Readonly<Record<'jsonld' | 'microdata' | 'rdfa', unknown>>,
    ): Promise<Issue[]>
  }
}
