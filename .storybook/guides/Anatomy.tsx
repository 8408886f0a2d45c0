import { useEffect, useRef, useState, type ReactNode } from 'react'
import { CopyText } from '../../packages/ui/src/copy-text/index.ts'
import { partNames } from './names.ts'

/** The names of the parts that the sample draws, also once it has loaded something. */
const useDrawn = () => {
  const sample = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const root = sample.current
    if (!root) return undefined
    const look = () => setDrawn(new Set([...root.querySelectorAll<HTMLElement>('[data-part]')].map(({ dataset }) => dataset.part ?? '')))
    look()
    const observer = new MutationObserver(look)
    observer.observe(root, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  return [sample, drawn] as const
}

const framed = (part: string) =>
  `.guide-anatomy:has(> .guide-parts > [data-of="${part}"]:is(:hover, :focus-within)) > .guide-sample [data-part="${part}"] { outline: 2px dashed var(--mall-cinnabar); outline-offset: 1px; }`

/** A sample beside the names of its parts: the one that is pointed at, or has the focus, is framed in the sample. The sample is a picture, nothing to use. */
export const Anatomy = ({ parts, children }: { readonly parts: readonly string[]; readonly children: ReactNode }) => {
  const [sample, drawn] = useDrawn()
  return (
    <div className="guide-anatomy">
      <style>{parts.map(framed).join('\n')}</style>
      <div ref={sample} className="guide-sample">
        <article inert>{children}</article>
      </div>
      <ul className="guide-parts">
        {parts.map((part) => (
          <li key={part} data-of={part}>
            <span>{partNames[part]}</span>
            <CopyText text={`[data-part=${part}]`}>
              <code>{part}</code>
            </CopyText>
            {!drawn.has(part) && <small>此例未出现</small>}
          </li>
        ))}
      </ul>
    </div>
  )
}
