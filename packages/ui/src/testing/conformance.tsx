import axe from 'axe-core'
import { cloneElement, createRef, StrictMode, type ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { MallThemeProvider } from '../theme/MallThemeProvider.tsx'
import type { ConcreteScheme } from '../theme/tokens.ts'
import { watchLeaks } from './leaks.ts'
import { unnamedParts } from './unnamed-parts.ts'

/** Exceptions of a component from the common behaviour. */
export interface ConformanceOptions {
  /** `handle`: the ref is an object with methods. `none`: the component renders no own element. */
  ref?: 'element' | 'handle' | 'none'
  /** The element is a control inside a frame: `className` and `style` are passed to the frame, `ref` and all other props to the control. */
  framed?: boolean
  /** The element comes from a portal, an event or a later effect and is not in the server's HTML. */
  clientOnly?: boolean
  /** axe rules to disable; give the reason beside the call. */
  withoutAxeRules?: readonly string[]
}

type Loose = ReactElement<Record<string, unknown>>

/** They draw one element at most, whose class is `className`. */
const singleElements: ReadonlySet<string> = new Set([
  'Badge', 'FactTint', 'Glyph', 'Icon', 'Inline', 'Link', 'LinkProvider', 'MallThemeProvider', 'Sheet', 'Stack', 'StatStrip', 'Text', 'VisuallyHidden',
])

const marks = { id: 'conformance-id', 'data-conformance': 'yes', 'aria-description': '说明' }
/** What the library itself sets on nearly every component. */
const siteStyle = {
  color: 'rgb(1, 2, 3)',
  'background-color': 'rgb(4, 5, 6)',
  'font-size': '31px',
  'padding-block-start': '7px',
  'border-start-start-radius': '9px',
  'margin-block-start': '11px',
}
const look = { className: 'conformance-class', style: { marginBlockEnd: '7px' } }

const themed = (element: ReactElement, scheme: ConcreteScheme = 'light') => (
  <MallThemeProvider scheme={scheme} style={{ padding: 24 }}>
    {element}
  </MallThemeProvider>
)

/** Waits for effects, microtasks and one frame. */
const settle = async () => {
  for (let turn = 0; turn < 2; turn += 1)
    await new Promise<void>((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve))
    })
}

const INTERACTIVE =
  'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), [tabindex]'
const visible = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: false })

const throwing = (what: string) => () => {
  throw new Error(`${what} was used during rendering, but is missing on a server.`)
}

/** Runs `run` with browser APIs that throw, because they are missing on a server. */
const withoutBrowser = <T,>(run: () => T): T => {
  const spies = [
    vi.spyOn(globalThis, 'matchMedia').mockImplementation(throwing('matchMedia')),
    vi.spyOn(globalThis, 'getComputedStyle').mockImplementation(throwing('getComputedStyle')),
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(throwing('getBoundingClientRect')),
    vi.spyOn(document, 'querySelector').mockImplementation(throwing('document.querySelector')),
    vi.spyOn(document, 'addEventListener').mockImplementation(throwing('document.addEventListener')),
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(throwing('Storage')),
  ]
  try {
    return run()
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

/**
 * Tests of the common behaviour of every component: ref, class, style, id, data and aria attributes reach
 * its element; StrictMode, server rendering and hydration work without a warning or a shift; axe finds nothing in
 * either scheme; Tab reaches it; nothing leaks.
 * @param create returns the component in a filled, visible state (a dialog open); called for each test
 */
export const describeConformance = (name: string, create: () => ReactElement, options: ConformanceOptions = {}): void => {
  const { ref: refKind = 'element', framed = false, clientOnly = false, withoutAxeRules = [] } = options

  describe(`${name} conforms`, () => {
    const warnings: string[] = []
    beforeEach(() => {
      warnings.length = 0
      for (const level of ['error', 'warn'] as const) {
        vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
          warnings.push(parts.map(String).join(' '))
        })
      }
    })
    afterEach(() => {
      vi.restoreAllMocks()
      expect(warnings).toEqual([])
    })

    if (refKind !== 'none') {
      test('forwards ref, class, style, id, data and aria attributes', async () => {
        const ref = createRef<object>()
        await render(themed(cloneElement(create() as Loose, { ...marks, ...look, ref })))
        await settle()
        const marked = document.querySelector<HTMLElement>('[data-conformance=yes]')
        const styled = document.querySelector<HTMLElement>('.conformance-class')
        expect(marked, 'data-* reached an element').not.toBeNull()
        expect(marked?.id).toBe(marks.id)
        expect(marked?.getAttribute('aria-description')).toBe(marks['aria-description'])
        expect(styled, 'className reached an element').not.toBeNull()
        expect(styled?.style.marginBlockEnd).toBe('7px')
        if (framed) expect(styled?.contains(marked)).toBe(true)
        else expect(styled).toBe(marked)
        if (refKind === 'element') expect(ref.current).toBe(marked)
        else expect(ref.current).toBeTypeOf('object')
      })
    }

    if (refKind !== 'none') {
      test('a class of the site wins, though its sheet comes first', async () => {
        const sheet = document.createElement('style')
        sheet.textContent = `.conformance-class { ${Object.entries(siteStyle).map(([name, value]) => `${name}: ${value};`).join(' ')} }`
        document.head.prepend(sheet)
        try {
          await render(themed(cloneElement(create() as Loose, { className: look.className })))
          await settle()
          const element = document.querySelector('.conformance-class')
          expect(element).not.toBeNull()
          const drawn = element ? getComputedStyle(element) : null
          expect(Object.fromEntries(Object.keys(siteStyle).map((name) => [name, drawn?.getPropertyValue(name)]))).toEqual(siteStyle)
        } finally {
          sheet.remove()
        }
      })
    }

    test('each part that it draws has a name', async () => {
      await render(themed(create()))
      await settle()
      expect(unnamedParts()).toEqual([])
    })

    test.skipIf(refKind === 'none' || singleElements.has(name))('the site gives each part a class', async () => {
      const asked = new Set<string>()
      const classNames = new Proxy({}, {
        get: (_target, part) => {
          asked.add(String(part))
          return `site-${String(part)}`
        },
      })
      await render(themed(cloneElement(create() as Loose, { classNames })))
      await settle()
      expect(document.querySelector('[class*=site-]')).not.toBeNull()
      const drawn = [...asked].filter((part) => document.querySelector(`[data-part='${part}']`))
      expect(drawn.filter((part) => !document.querySelector(`[data-part='${part}'].site-${part}`))).toEqual([])
    })

    test('renders in StrictMode without a warning', async () => {
      await render(<StrictMode>{themed(create())}</StrictMode>)
      await settle()
    })

    test('renders on a server and hydrates without a warning or a shift', async () => {
      await render(themed(create()))
      await cleanup()
      const tree = <StrictMode>{themed(create())}</StrictMode>
      const html = withoutBrowser(() => renderToString(tree))
      if (!clientOnly && refKind !== 'none') expect(html.length).toBeGreaterThan(renderToString(themed(<></>)).length)
      const container = document.body.appendChild(document.createElement('div'))
      container.innerHTML = html
      const before = container.getBoundingClientRect().toJSON() as unknown
      const recovered: unknown[] = []
      const root = hydrateRoot(container, tree, { onRecoverableError: (error) => recovered.push(error) })
      await settle()
      const after = container.getBoundingClientRect().toJSON() as unknown
      root.unmount()
      container.remove()
      expect(recovered).toEqual([])
      if (!clientOnly) expect(after).toEqual(before)
    })

    test.each(['light', 'dark'] as const)('axe finds nothing in %s', async (scheme) => {
      const screen = await render(themed(create(), scheme))
      await settle()
      // A colour in the middle of a transition is not a designed one.
      for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
      const rules = Object.fromEntries(['region', ...withoutAxeRules].map((rule) => [rule, { enabled: false }]))
      const { violations } = await axe.run(screen.container, { rules })
      expect(violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
    })

    test('Tab reaches it when there is something to do', async () => {
      const screen = await render(
        <>
          <button type="button" id="conformance-before">
            前
          </button>
          {themed(create())}
        </>,
      )
      await settle()
      const root = screen.container.querySelector('[data-mall-theme]')
      const reachable = [...(root?.querySelectorAll<HTMLElement>(INTERACTIVE) ?? [])].filter((one) => one.tabIndex >= 0 && visible(one))
      const customControls = [...(root?.querySelectorAll('[role=button]:not([aria-disabled=true]), [role=link]') ?? [])]
      expect(customControls.filter((one) => !one.matches(INTERACTIVE))).toEqual([])
      if (reachable.length === 0) return
      if (!root?.contains(document.activeElement)) {
        document.querySelector<HTMLElement>('#conformance-before')?.focus()
        await userEvent.keyboard('{Tab}')
      }
      expect(root?.contains(document.activeElement)).toBe(true)
    })

    test('leaves nothing behind', async () => {
      const watch = watchLeaks()
      try {
        const screen = await render(<StrictMode>{themed(create())}</StrictMode>)
        await settle()
        await screen.unmount()
        await settle()
        expect(watch.left()).toEqual([])
      } finally {
        watch.stop()
      }
    })
  })
}
