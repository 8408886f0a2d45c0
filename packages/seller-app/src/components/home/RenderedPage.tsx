import { useEffect, useRef, useState } from 'react'
import * as S from './RenderedPage.styles.ts'

/** What of trusted types is used here: the types of the DOM do not have them yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): unknown }
}

/**
 * Frames take text as HTML only from a policy. What it passes on is a page that the server rendered, and the frame that shows it runs no script. Undefined where the browser has no trusted
 * types, and takes texts.
 */
const policy = (window as { readonly trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('home-preview', { createHTML: (html) => html })

export interface RenderedPageProps {
  readonly title: string
  readonly html: string
  /** Width of the window that the page is drawn for, px; it is shown as wide as there is room. */
  readonly width: number
}

/** The home page as the server rendered it: to be looked at, without a script and without a pointer. */
export const RenderedPage = ({ title, html, width }: RenderedPageProps) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(1)
  const [height, setHeight] = useState(900)

  useEffect(() => {
    if (frame.current !== null) frame.current.srcdoc = (policy?.createHTML(html) ?? html) as string
  }, [html])

  useEffect(() => {
    const element = place.current
    if (element === null) return undefined
    const observer = new ResizeObserver(() => setScale(element.clientWidth / width))
    observer.observe(element)
    return () => observer.disconnect()
  }, [width])

  const measure = () => {
    const page = frame.current?.contentDocument
    if (page) setHeight(page.documentElement.scrollHeight)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys
    <S.Window ref={place} tabIndex={0} role="group" aria-label={title}>
      <div style={{ blockSize: height * scale }}>
        <iframe ref={frame} title={title} sandbox="allow-same-origin" tabIndex={-1} onLoad={measure} style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }} />
      </div>
    </S.Window>
  )
}
