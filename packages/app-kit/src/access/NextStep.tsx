import { useEffect, useRef, type ReactNode } from 'react'

/** A field that can be typed in, or the choice that is made; a step without one marks what it begins with. */
const first = '[data-initial-focus], input:not([type=hidden], [type=radio], :disabled), input[type=radio]:checked'

/** A step that has come in the place of another one, and with it the focus has gone: it begins in its first field, where a screen reader says what is asked. */
export const NextStep = ({ children }: { readonly children: ReactNode }) => {
  const step = useRef<HTMLDivElement>(null)
  useEffect(() => step.current?.querySelector<HTMLElement>(first)?.focus(), [])
  return (
    <div ref={step} style={{ display: 'contents' }}>
      {children}
    </div>
  )
}
