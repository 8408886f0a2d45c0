// oxlint-disable react/no-array-index-key -- what a page lists is known by its place alone: two may have one address or label
import type { MouseEvent } from 'react'
import { isPlainClick } from '../hooks/is-plain-click.ts'
import { useMessages } from '../theme/context.ts'
import { QrPanel } from '../top-bar/QrPanel.tsx'
import { TopBar, TopBarAction, TopBarCart, TopBarGreeting, TopBarLink, type TopBarProps } from '../top-bar/TopBar.tsx'
import { TopBarDropdown, TopBarSection } from '../top-bar/TopBarDropdown.tsx'
import { number, text, type Attributes } from './attributes.ts'
import { MallElement } from './mall-element.tsx'
import { mallTopBarMessages } from './messages.ts'

/** A link of `<mall-top-bar>`. */
export interface MallTopBarLink {
  readonly label: string
  readonly href: string
  /** Whether it is the page that is shown. */
  readonly current?: boolean | undefined
}

/** A button of `<mall-top-bar>` that looks like its links: it dispatches `mall-action` with its `action`. */
export interface MallTopBarAction {
  readonly label: string
  readonly action: string
}

/** A dropdown of `<mall-top-bar>`: lists of links, and pictures such as QR codes. */
export interface MallTopBarMenu {
  readonly label: string
  /** The edge of the button that the panel is aligned to. `end` by default. */
  readonly align?: 'start' | 'end' | undefined
  readonly sections?: readonly { readonly title?: string | undefined; readonly links: readonly MallTopBarLink[] }[] | undefined
  /** `alt` says where a code leads; `caption` and `description` stand beside it. */
  readonly pictures?: readonly { readonly src: string; readonly alt: string; readonly caption: string; readonly description?: string | undefined }[] | undefined
}

const linkOf = ({ label, href, current }: MallTopBarLink, at: number) => (
  <TopBarLink key={at} href={href} aria-current={current ? 'page' : undefined}>
    {label}
  </TopBarLink>
)

const menuOf = ({ label, align, sections = [], pictures = [] }: MallTopBarMenu, at: number) => (
  <TopBarDropdown key={at} label={label} align={align}>
    {sections.map(({ title, links }, nth) => (
      <TopBarSection key={nth} title={title}>
        {links.map(linkOf)}
      </TopBarSection>
    ))}
    {pictures.map((picture, nth) => (
      <QrPanel key={nth} {...picture} />
    ))}
  </TopBarDropdown>
)

/** A bar whose name has a default, in the language of the element. */
const NamedTopBar = ({ label, ...rest }: Partial<TopBarProps>) => {
  const t = useMessages('MallTopBar', mallTopBarMessages)
  return <TopBar label={label || t.label} {...rest} />
}

/** `<mall-top-bar>`: greeting or login prompt, links, the cart and dropdowns, in this order. */
export class MallTopBar extends MallElement {
  static override readonly attributes: Attributes = {
    ...MallElement.attributes,
    label: text,
    nickname: text,
    enterprise: text,
    loginHref: text,
    cartHref: text,
    cartCount: number(0),
  }
  static override readonly properties: readonly string[] = [...MallElement.properties, 'links', 'menus']

  /** Name of the landmark; 快捷入口 by default. */
  declare label: string
  /** Of the user; without it the login prompt shows. */
  declare nickname: string
  /** The company that the user is logged in to. */
  declare enterprise: string
  /** Address of the login page; `/login` by default. */
  declare loginHref: string
  /** Address of the cart; without it there is none. */
  declare cartHref: string
  /** Number of items in the cart. */
  declare cartCount: number
  /** Between the greeting and the cart. */
  declare links: readonly (MallTopBarLink | MallTopBarAction)[] | undefined
  /** After the cart. */
  declare menus: readonly MallTopBarMenu[] | undefined

  protected override draw() {
    return (
      <NamedTopBar label={this.accessibleName ?? this.label} onClick={this.#follow}>
        <TopBarGreeting nickname={this.nickname} enterprise={this.enterprise} loginHref={this.loginHref || undefined} onLogout={() => this.emit('mall-logout', null)} />
        {(this.links ?? []).map((entry, at) =>
          'href' in entry ? (
            linkOf(entry, at)
          ) : (
            <TopBarAction key={at} onClick={() => this.emit('mall-action', { action: entry.action })}>
              {entry.label}
            </TopBarAction>
          ),
        )}
        {this.cartHref ? <TopBarCart href={this.cartHref} count={this.cartCount} /> : null}
        {(this.menus ?? []).map(menuOf)}
      </NamedTopBar>
    )
  }

  readonly #follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !isPlainClick(event)) return
    if (!this.emit('mall-navigate', { href: link.getAttribute('href') ?? '' }, { cancelable: true })) event.preventDefault()
  }
}
