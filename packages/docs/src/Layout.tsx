import type { ReactNode } from 'react'

/** A page in the menu. */
export interface MenuPage {
  readonly address: string
  readonly title: string
}

/** Pages under one heading. */
export interface MenuGroup {
  readonly title: string
  readonly pages: readonly MenuPage[]
}

export interface LayoutProps {
  readonly title: string
  readonly address: string
  /** Leads from the page to the root of the site. */
  readonly base: string
  readonly menu: readonly MenuGroup[]
  /** The built Storybook, from the root of the site; undefined without one. */
  readonly storybook: string | undefined
  readonly search: ReactNode
  /** Which brand the examples are drawn with. */
  readonly brandNote: ReactNode
  readonly children: ReactNode
}

const Menu = ({ menu, base, address }: Pick<LayoutProps, 'menu' | 'base' | 'address'>) =>
  menu.map(({ title, pages }) => (
    <section key={title}>
      <h2>{title}</h2>
      <ul>
        {pages.map((page) => (
          <li key={page.address}>
            <a href={base + page.address} aria-current={page.address === address ? 'page' : undefined}>{page.title}</a>
          </li>
        ))}
      </ul>
    </section>
  ))

/** What is around the content of every page. The menu is folded on a phone. */
export const Layout = ({ address, base, menu, storybook, search, brandNote, children }: LayoutProps) => (
  <div className="site">
    <a className="skip" href="#content">跳到正文</a>
    <header className="top">
      <a className="brand" href={`${base}index.html`}>@mall 文档</a>
      <div className="search">{search}</div>
      <nav aria-label="站点">
        <a href={`${base}brand.html`}>品牌编辑器</a>
        <a href={`${base}versions.html`}>版本</a>
        {storybook !== undefined && <a href={base + storybook}>Storybook</a>}
      </nav>
    </header>
    <div className="columns">
      <nav className="menu" aria-label="目录">
        <details>
          <summary>目录</summary>
          <Menu menu={menu} base={base} address={address} />
        </details>
        <div className="menu-wide"><Menu menu={menu} base={base} address={address} /></div>
      </nav>
      <main id="content">
        {brandNote}
        {children}
      </main>
    </div>
  </div>
)
