import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'

/** The first page of a document; those that follow have keys of their own. */
const firstKey = 'default'

/** Marks a document in which somebody has moved on: the place that Back leads to must be laid out to be found. */
export function MovedMark() {
  const { key } = useLocation()
  useLayoutEffect(() => {
    if (key !== firstKey) document.documentElement.dataset['moved'] = ''
  }, [key])
  return null
}
