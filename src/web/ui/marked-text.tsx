import { cloneElement, Fragment } from 'react'
import type { ReactElement } from 'react'

interface MarkedTextProps {
  /** A sentence in which `<name>words</name>` stands where `parts` has an element of that name. */
  text: string
  parts: Readonly<Record<string, ReactElement>>
}

/** A sentence with parts that are more than words. */
export function MarkedText({ text, parts }: MarkedTextProps) {
  return text.split(/(<\w+>[^<]*<\/\w+>)/).map((piece, index) => {
    const [, name = '', words = ''] = /^<(\w+)>([^<]*)<\//.exec(piece) ?? []
    const part = parts[name]
    // The pieces of one sentence keep their places.
    return <Fragment key={index}>{part ? cloneElement(part, {}, words) : piece}</Fragment>
  })
}
