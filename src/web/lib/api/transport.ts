/** What is read of a response. */
export type Answer = Pick<Response, 'ok' | 'status' | 'text' | 'blob'> & {
  readonly headers: Pick<Headers, 'get'>
}

export type Transport = (path: string, init: RequestInit) => Promise<Answer>
