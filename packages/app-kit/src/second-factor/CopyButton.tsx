import { Button } from '@mall/ui/button'
import { useEffect, useState } from 'react'

/** How long the outcome is said, ms. */
const saidMs = 2000

const outcomes = { copied: '已复制', refused: '复制失败，请手动选择' } as const

interface CopyButtonProps {
  readonly text: string
  /** What the button says. */
  readonly children: string
}

/** A button with words that copies a text and says so: for what is too long or too secret to stand beside a small one. */
export const CopyButton = ({ text, children }: CopyButtonProps) => {
  const [outcome, setOutcome] = useState<keyof typeof outcomes | null>(null)
  useEffect(() => {
    if (outcome === null) return undefined
    const timer = setTimeout(() => setOutcome(null), saidMs)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('refused')
    }
  }
  return (
    <Button onClick={() => void copy()}>
      <span role="status">{outcome === null ? children : outcomes[outcome]}</span>
    </Button>
  )
}
