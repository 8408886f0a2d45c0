import { useLayoutEffect, useRef, type CSSProperties, type ReactNode } from 'react'

interface WindowProps {
  /** Height in px. */
  readonly height: number
  /** The width of its row by default. */
  readonly width?: number
  /** The background; the overlay of a modal by default. */
  readonly ground?: CSSProperties['background']
  readonly children: ReactNode
}

const frame: CSSProperties = { position: 'relative', contain: 'layout paint', maxInlineSize: '100%' }
const withinTheWindow = `
  html { overflow: auto !important; }
  [data-window] dialog { inset: 0; max-inline-size: calc(100% - 32px); block-size: fit-content; margin: auto; }
  [data-window] dialog[data-side] { block-size: 100%; margin-block: 0; margin-inline: auto 0; }
  [data-window] dialog[data-side='start'] { margin-inline: 0 auto; }
  [data-window] dialog[data-side='bottom'] { inset-block-start: auto; max-inline-size: none; inline-size: 100%; block-size: fit-content; }
`

/**
 * A box in place of the browser's window: modal, fixed and floating elements are rendered inside and stay open, so that one
 * picture shows all their states.
 */
export const Window = ({ height, width, ground = 'var(--mall-overlay)', children }: WindowProps) => {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    for (const dialog of box.current?.querySelectorAll('dialog') ?? []) {
      if (!dialog.open) continue
      dialog.close()
      dialog.setAttribute('open', '')
    }
    for (const panel of box.current?.querySelectorAll<HTMLElement>('[popover]:popover-open') ?? []) {
      panel.setAttribute('popover', 'manual')
      panel.showPopover()
    }
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }, [])
  return (
    <div
      ref={box}
      data-window=""
      style={{ ...frame, blockSize: height, inlineSize: width, background: ground }}
    >
      <style>{withinTheWindow}</style>
      {children}
    </div>
  )
}
