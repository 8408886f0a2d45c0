import { useState, type ReactNode } from 'react'

interface CopyNameProps {
  /** What a press copies. */
  readonly text: string
  readonly children: ReactNode
}

/** The name of a token as it stands in a text; a press copies what is written into CSS. */
export const CopyName = ({ text, children }: CopyNameProps) => {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <>
      <button type="button" title={`复制 ${text}`} style={button} onClick={() => void copy()} onBlur={() => setCopied(false)}>
        {children}
      </button>
      <span role="status" style={said}>{isCopied ? '已复制' : ''}</span>
    </>
  )
}

const button = { padding: 0, border: 0, background: 'none', color: 'inherit', font: 'inherit', textAlign: 'start', cursor: 'copy' } as const
const said = { color: 'var(--mall-success)', fontWeight: 400, paddingInlineStart: 4 } as const
