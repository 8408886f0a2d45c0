import { useEffect, useRef, useState } from 'react'
import { placesIn, type PageMark, type PagePlace } from './page-places.ts'
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
  /** Its blocks, where they can be chosen; the chosen one is kept in view until somebody scrolls. */
  readonly marks?: readonly PageMark[]
}

const noMarks: readonly PageMark[] = []
const nowhere: ReadonlyMap<string, PagePlace> = new Map()

/** Pictures that arrive, and floors that are laid out, move what is below them. */
const movers = ['load', 'contentvisibilityautostatechange'] as const

/** What stays free above the block that is scrolled to: its name stands there. */
const above = 32

/** A block that was scrolled to. */
interface ShownBlock {
  readonly key: string
  readonly top: number
}

/** Nobody has scrolled since; a page that became shorter can have moved it. */
const isWhereItWasPut = ({ scrollTop, scrollHeight, clientHeight }: HTMLElement, { top }: ShownBlock): boolean => Math.abs(scrollTop - Math.min(top, scrollHeight - clientHeight)) < 1

/** The home page as the server rendered it: to be looked at, without a script and without a pointer. */
export const RenderedPage = ({ title, html, width, marks = noMarks }: RenderedPageProps) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef<ShownBlock | null>(null)
  const [{ scale, room }, setSize] = useState({ scale: 1, room: 0 })
  const [height, setHeight] = useState(900)
  const [page, setPage] = useState<Document | null>(null)
  const [places, setPlaces] = useState(nowhere)

  useEffect(() => {
    if (frame.current !== null) frame.current.srcdoc = (policy?.createHTML(html) ?? html) as string
  }, [html])

  useEffect(() => {
    const element = place.current
    if (element === null) return undefined
    const observer = new ResizeObserver(() => {
      // While it is not shown it has no size.
      if (element.clientWidth === 0) return
      const nextScale = element.clientWidth / width
      setSize({ scale: nextScale, room: element.clientHeight / nextScale })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [width])

  useEffect(() => {
    if (page === null) return undefined
    const measure = () => {
      // What scrolls is never less high than its window, which would keep the height of an earlier page.
      setHeight(page.documentElement.offsetHeight)
      setPlaces(placesIn(page, marks))
    }
    measure()
    for (const event of movers) page.addEventListener(event, measure, true)
    return () => {
      for (const event of movers) page.removeEventListener(event, measure, true)
    }
  }, [page, marks])

  // A page that is shorter than its window fills it with its own ground.
  const drawn = Math.max(height, room)
  const chosen = marks.find(({ isChosen }) => isChosen)?.key ?? null
  const chosenAt = chosen === null ? undefined : places.get(chosen)?.y
  useEffect(() => {
    const element = place.current
    if (element === null || chosen === null || chosenAt === undefined) return
    if (shown.current?.key === chosen && !isWhereItWasPut(element, shown.current)) return
    element.scrollTo({ top: chosenAt * scale - above })
    shown.current = { key: chosen, top: element.scrollTop }
  }, [chosen, chosenAt, drawn, scale])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys
    <S.Window ref={place} tabIndex={0} role="group" aria-label={title}>
      <div style={{ blockSize: drawn * scale }}>
        <iframe ref={frame} title={title} sandbox="allow-same-origin" tabIndex={-1} onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument)} style={{ inlineSize: width, blockSize: drawn, transform: `scale(${scale})` }} />
        {marks.map(({ key, name, isChosen, isChanged, onChoose }) => {
          const at = places.get(key)
          return at === undefined ? null : (
            // By keys a block is chosen in the list beside the page.
            <S.Mark
              key={key}
              type="button"
              tabIndex={-1}
              aria-label={`页面上的 ${name}`}
              aria-pressed={isChosen}
              data-changed={isChanged ? '' : undefined}
              style={{ insetInlineStart: at.x * scale, insetBlockStart: at.y * scale, inlineSize: at.width * scale, blockSize: at.height * scale }}
              onClick={onChoose}
            >
              {isChosen ? <span>{name}</span> : null}
            </S.Mark>
          )
        })}
      </div>
    </S.Window>
  )
}
