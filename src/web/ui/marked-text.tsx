import { cloneElement, Fragment } from 'react'
import type { ReactElement } from 'react'

interface MarkedTextProps {
  /** A sentence that contains elements, such as links. */
  text: string
  parts: Readonly<Record<string, ReactElement>>
}

/** A sentence with parts that are more than words. */
export function MarkedText({ text, parts }: MarkedTextProps) {
  return text.split(/(<\w+>[^<]*<\/\w+>)/).map((piece, index) => {
    const [, name = '', words = ''] = /^<(\w+)>([^<]*)<\//.exec(piece) ?? []
    const part = parts[name]
    // The pieces of a sentence have a fixed order, so the index is a stable key.
    return <Fragment key={index}>{part ? cloneElement(part, {}, words) : piece}</Fragment>
  })
}
