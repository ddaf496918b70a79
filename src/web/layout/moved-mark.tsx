import { useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * Marks the document after the first navigation. Then all content is laid out at once, so that Back
 * can restore the scroll position.
 */
export function MovedMark() {
  const { key } = useLocation()
  const [firstKey] = useState(key)
  useLayoutEffect(() => {
    if (key !== firstKey) document.documentElement.dataset['moved'] = ''
  }, [key, firstKey])
  return null
}
