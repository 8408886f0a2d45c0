import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import type { MallMessages } from '../messages/types.ts'
import type { Brand } from '../theme/brand.ts'
import { attributeName, json, type Attributes } from './attributes.ts'
import { ElementFrame } from './ElementFrame.tsx'
import type { DetailOf, MallElementEvents } from './events.ts'
import { followInherited, inherited } from './inherited.ts'

/** What all elements of a page have in common; each may have its own. */
export interface MallElementsOptions {
  readonly brand?: Brand | undefined
  /** Texts that replace the Chinese defaults, by the name of the component. */
  readonly messages?: MallMessages | undefined
}

let shared: MallElementsOptions = {}
const connected = new Set<MallElement>()

/** Sets what all elements have in common, also those that are in the page already. */
export const share = (options: MallElementsOptions): void => {
  shared = options
  for (const element of connected) element.update()
}

/** A server has no elements: there the classes are made all the same, and never used. */
const BrowserElement = typeof HTMLElement === 'undefined' ? (Object as unknown as typeof HTMLElement) : HTMLElement

const look = ['data-scheme', 'data-density'] as const

let ownSheet: CSSStyleSheet | undefined

/** What the page says of all its elements, or of what is around this one, ends at the view; whether it is seen and can be pressed does not. */
const sheet = (): CSSStyleSheet => {
  ownSheet ??= new CSSStyleSheet()
  ownSheet.replaceSync(`
    :host { display: block }
    :host([hidden]) { display: none }
    [data-view] { all: initial; display: block; pointer-events: inherit; visibility: inherit }
    [data-view][inert] { opacity: 0.5 }
  `)
  return ownSheet
}

/** A component of the library as an element of its own, in a shadow root, for pages without React. */
export abstract class MallElement extends BrowserElement {
  /** The properties that are kept in attributes. */
  static readonly attributes: Attributes = { brand: json<Brand>() }
  /** The properties that no attribute can hold. */
  static readonly properties: readonly string[] = ['messages']
  /** Whether the focus, given to the element, goes to the first control inside. */
  static readonly delegatesFocus: boolean = false

  static get observedAttributes(): readonly string[] {
    return ['aria-label', ...Object.keys(this.attributes).map(attributeName)]
  }

  /** The brand, as JSON in the attribute. That of {@link MallElementsOptions} by default. */
  declare brand: Brand | undefined
  /** Texts that replace those of {@link MallElementsOptions}, by the name of the component. */
  declare messages: MallMessages | undefined

  readonly #shadow = this.attachShadow({ mode: 'open', delegatesFocus: (this.constructor as typeof MallElement).delegatesFocus })
  readonly #view = document.createElement('div')
  #root: Root | undefined
  #unfollow: (() => void) | undefined

  /** The component, from the properties. */
  protected abstract draw(): ReactNode

  /** Called after a change of anything that is drawn. */
  protected changed(): void {}

  /** Draws the element again with its properties as they are. */
  update(): void {
    if (!this.#root) return
    this.#render(this.#root)
    this.changed()
  }

  connectedCallback(): void {
    this.#takeEarlyProperties()
    connected.add(this)
    this.#unfollow = followInherited(this, look, () => this.update())
    // Moved within the page it keeps all its state.
    if (this.#root) this.update()
    else this.#mount()
  }

  disconnectedCallback(): void {
    connected.delete(this)
    this.#unfollow?.()
    // What moves is connected again at once.
    queueMicrotask(() => {
      if (!this.isConnected) this.#unmount()
    })
  }

  attributeChangedCallback(): void {
    this.update()
  }

  /** The element's own name for assistive technology; undefined where it has none. */
  protected get accessibleName(): string | undefined {
    return this.getAttribute('aria-label') ?? undefined
  }

  /** Texts in place of the defaults, by the name of the component. */
  protected get texts(): MallMessages {
    return { ...shared.messages, ...this.messages }
  }

  /** Whether what is drawn can be used. */
  protected set isInert(isInert: boolean) {
    this.#view.inert = isInert
  }

  /** What is drawn inside. */
  protected find(selector: string): HTMLElement | null {
    return this.#view.querySelector<HTMLElement>(selector)
  }

  /** Dispatches an event; returns whether what follows it was not prevented. */
  protected emit<Name extends keyof MallElementEvents>(name: Name, detail: DetailOf<Name>, { cancelable = false } = {}): boolean {
    return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }))
  }

  #mount(): void {
    this.#view.dataset.view = ''
    this.#shadow.append(this.#view)
    const own = sheet()
    if (!this.#shadow.adoptedStyleSheets.includes(own)) this.#shadow.adoptedStyleSheets.unshift(own)
    const root = createRoot(this.#view)
    this.#root = root
    // At once, so that the page can give it the focus, and nothing is painted empty.
    flushSync(() => this.#render(root))
    this.changed()
  }

  #unmount(): void {
    this.#root?.unmount()
    this.#root = undefined
    this.#shadow.replaceChildren()
  }

  #render(root: Root): void {
    const brand = this.getAttribute('brand') ?? (shared.brand ? JSON.stringify(shared.brand) : null)
    const [scheme, density] = look.map((name) => inherited(this, name))
    root.render(
      <ElementFrame target={this.#shadow} brand={brand} scheme={scheme ?? null} density={density ?? null} messages={this.texts}>
        {this.draw()}
      </ElementFrame>,
    )
  }

  /** What a page set before the element was defined hides the properties of the class: it is set again, through them. */
  #takeEarlyProperties(): void {
    for (const name of Object.keys(this).filter((own) => own in Object.getPrototypeOf(this))) {
      const value: unknown = Reflect.get(this, name)
      Reflect.deleteProperty(this, name)
      Reflect.set(this, name, value)
    }
  }
}
