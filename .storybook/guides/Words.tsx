import { Fragment, type ReactNode } from 'react'

interface WordsProps {
  readonly children: string
  /** Draws a name in backticks. */
  readonly code?: (text: string) => ReactNode
}

const plainCode = (text: string): ReactNode => <code>{text}</code>

/** A sentence with Markdown's code, keys and strong words. */
export const Words = ({ children, code = plainCode }: WordsProps) =>
  children.split(/(`[^`]+`|<kbd>.*?<\/kbd>|\*\*.*?\*\*)/).map((text, at) => {
    const key = `${at} ${text}`
    if (text.startsWith('`')) return <Fragment key={key}>{code(text.slice(1, -1))}</Fragment>
    if (text.startsWith('<kbd>')) return <kbd key={key}>{text.slice(5, -6)}</kbd>
    if (text.startsWith('**')) return <strong key={key}>{text.slice(2, -2)}</strong>
    return <Fragment key={key}>{text}</Fragment>
  })
