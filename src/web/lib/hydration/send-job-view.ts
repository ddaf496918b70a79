/** Marks a page that shows a live job, with the job's id. */
export const jobViewAttribute = 'data-job-view'

/**
 * Reports that somebody sees a job, once the page is visible. A visitor is a random number that this browser makes for a day in
 * India, so that nobody is followed from one day to the next. Where the person came from is read from the mark of the address
 * (`withSource`), which goes then, lest it be passed on, or from the page before.
 *
 * Cached pages carry this function as text, so it uses nothing from outside its body.
 */
export function sendJobView(jobId: string, isFromSite: boolean): void {
  const { dataset } = document.documentElement
  if (dataset['viewed'] === jobId) return
  dataset['viewed'] = jobId

  const mark = /^#from=(\w{1,40})$/.exec(location.hash)?.[1]
  const { referrer } = document
  const isSearchEngine = /^https:\/\/([\w-]+\.)*(google|bing|duckduckgo|yahoo)\.[\w.]+\//
  const source =
    mark ??
    (isFromSite || referrer.startsWith(`${location.origin}/`)
      ? 'site'
      : isSearchEngine.test(referrer)
        ? 'search_engine'
        : undefined)
  if (mark !== undefined && !isFromSite) {
    history.replaceState(history.state, '', location.pathname + location.search)
  }

  function send(): void {
    const headers = new Headers({ 'content-type': 'application/json' })
    let visitor = ''
    try {
      const indiaDay = new Date(Date.now() + 19_800_000).toISOString().slice(0, 10)
      visitor = localStorage.getItem('visitor') ?? ''
      if (!visitor.startsWith(indiaDay)) {
        visitor = `${indiaDay}-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`
        localStorage.setItem('visitor', visitor)
      }
      const token = localStorage.getItem('token')
      if (token !== null) headers.set('authorization', `Bearer ${token}`)
    } catch {
      // Without storage this person would be counted at every look.
      return
    }
    const body = JSON.stringify({ visitor, source })
    const sent = fetch(`/api/jobs/${jobId}/views`, {
      method: 'POST',
      headers,
      body,
    })
    // An answer that nobody reads stays open. Without a connection, a copy of the page is seen: that is no view.
    void sent.then((answer) => answer.text()).catch(() => undefined)
  }

  if (document.visibilityState === 'visible') send()
  else document.addEventListener('visibilitychange', send, { once: true })
}
