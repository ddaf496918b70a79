import { useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** Marks a document in which somebody has moved on: the place that Back leads to must be laid out to be found. */
export function MovedMark() {
  const { key } = useLocation()
  const [firstKey] = useState(key)
  useLayoutEffect(() => {
    if (key !== firstKey) document.documentElement.dataset['moved'] = ''
  }, [key, firstKey])
  return null
}
