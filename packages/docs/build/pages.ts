import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { readStories } from '../../../scripts/read-stories.ts'
import type { MenuGroup } from '../src/Layout.tsx'
import type { Entry } from '../src/search-index.ts'
import { componentLines, documentPages, hasGuide, nameOf, type ComponentLine, type DocumentPage } from './documents.ts'
import { renderMarkdown, type Rendered } from './markdown.ts'
import { sizesOf, sourcesOfUi, type Size } from './sizes.ts'
import type { Snippet } from './snippets.ts'
import { versionsText } from './versions.ts'

/** A page of the site before its live parts are rendered. */
export interface Page {
  readonly address: string
  readonly title: string
  readonly html: string
  readonly sections: Rendered['sections']
}

interface Inputs {
  readonly root: string
  readonly snippets: readonly Snippet[]
  /** The address of the built Storybook; undefined without one. */
  readonly storybook: string | undefined
  /** What the guide of an entry says. */
  readonly wordsOfGuide: (entry: string) => Promise<string>
}

const kb = ({ first, later }: Size): string => `${first.toFixed(1)} KB${later > 0.05 ? ` + ${later.toFixed(1)} KB` : ''}`
const prose = (html: string, language = 'zh-CN'): string => `<div class="prose" lang="${language}">${html}</div>`
const island = (kind: string, name = ''): string => `<div data-island="${kind}" data-name="${name}"></div>`

const runs = ({ name }: Snippet): string => `<div class="example"><p>运行结果 Result: ${name}</p>${island('example', name)}</div>\n`

/** The Chinese name of each entry, and the id of its stories, from the titles in Storybook. */
const storiesByEntry = async (): Promise<ReadonlyMap<string, { readonly chinese: string; readonly id: string }>> => {
  const files = await readStories('packages/ui/src/*/*.stories.tsx')
  return new Map(
    files.map(({ path, title, stories: [first] }) => [path.split('/')[3] ?? '', { chinese: /\p{Script=Han}[^/]*$/u.exec(title)?.[0] ?? '', id: first?.id.split('--')[0] ?? '' }]),
  )
}

/** Pages are made of documents; those of components have their guide, their size and their stories before the reference. */
export const readPages = async ({ root, snippets, storybook, wordsOfGuide }: Inputs): Promise<{ readonly pages: readonly Page[]; readonly menu: readonly MenuGroup[] }> => {
  const documents = documentPages(root)
  const addresses = new Map(documents.map(({ source, address }) => [source, address]))
  const components = componentLines(root)
  const sizes = await sizesOf(sourcesOfUi(root), components.map(({ entry }) => entry))
  const stories = await storiesByEntry()
  const exists = (path: string): boolean => existsSync(join(root, path))
  const render = (markdown: string, source: string, address: string): Rendered => {
    const afterCode = (at: number): string => {
      const snippet = source === 'packages/ui/README.md' ? snippets.find((one) => one.at === at) : undefined
      return snippet ? runs(snippet) : ''
    }
    return renderMarkdown(markdown, { source, address, addresses, exists, afterCode })
  }
  const sizeOf = ({ entry }: ComponentLine): string => {
    const size = sizes.get(entry)
    return size ? kb(size) : ''
  }

  const componentPage = async (component: ComponentLine, { address }: DocumentPage, { html, sections: [introduction, ...sections] }: Rendered): Promise<Page> => {
    const { name, entry, imported } = component
    const { chinese = '', id = '' } = stories.get(entry) ?? {}
    // Some parts, such as the styled link, are shown by no story of their own.
    const hasStories = globSync(`packages/ui/src/${entry}/*.mdx`, { cwd: root }).length > 0
    if (hasStories && id === '') throw new Error(`${entry} has a guide in Storybook whose address is not known`)
    const title = `${name} ${chinese}`.trim()
    const base = `${relative(dirname(address), '.')}/`
    const facts = [`<code>${imported}</code>`, `<span>${sizeOf(component)}</span>`, ...(storybook === undefined || !hasStories ? [] : [`<a href="${base}${storybook}?path=/docs/${id}--docs">Storybook</a>`])]
    const reference = html.replace(/^<h1 .*?<\/h1>/s, '')
    const guided = hasGuide(root, entry)
    const guide = guided ? island('guide', entry) : ''
    // The heading of the document is not on the page, which has its own.
    const said = { id: '', heading: title, text: `${introduction?.text ?? ''} ${guided ? await wordsOfGuide(entry) : ''}` }
    return { address, title, sections: [said, ...sections], html: `<h1>${title}</h1><p class="facts">${facts.join('')}</p>${guide}${prose(reference, 'en')}` }
  }

  const pageOf = async (document: DocumentPage): Promise<Page> => {
    const { source, address } = document
    const rendered = render(readFileSync(join(root, source), 'utf8'), source, address)
    const component = source.includes('/components/') ? components.find(({ name }) => name === nameOf(source)) : undefined
    if (component) return componentPage(component, document, rendered)
    return { address, title: rendered.title, sections: rendered.sections, html: prose(rendered.html, 'en') }
  }

  const rowOf = (component: ComponentLine): string => `| [${component.name}](packages/ui/docs/components/${component.name}.md) ${stories.get(component.entry)?.chinese ?? ''} | ${sizeOf(component)} |`
  const home = render(homeText(components.map(rowOf)), 'README.md', 'index.html')
  const versions = render(versionsText(root), 'CHANGELOG.md', 'versions.html')
  const brand = { address: 'brand.html', title: '品牌编辑器 Brand editor', sections: [{ id: '', heading: '品牌编辑器', text: '品牌 主色 圆角 字号 标志 对比度 JSON brand colour contrast' }], html: `<h1>品牌编辑器</h1>${island('brand')}` }
  const written = await Promise.all(documents.map(pageOf))
  const pages = [
    { address: 'index.html', title: home.title, sections: home.sections, html: prose(home.html) },
    brand,
    { address: 'versions.html', title: versions.title, sections: versions.sections, html: prose(versions.html, 'en') },
    ...written,
  ]
  const groups = [...new Set(documents.map(({ group }) => group))]
  const titles = new Map(written.map(({ address, title }) => [address, title]))
  const menu = groups.map((title) => ({ title, pages: documents.filter(({ group }) => group === title).map(({ address }) => ({ address, title: titles.get(address) ?? '' })) }))
  return { pages, menu }
}

const homeText = (rows: readonly string[]): string => `# 组件库与 SDK

\`@mall/ui\` 是商城的组件库，\`@mall/api\` 是它的 SDK，\`@mall/mocks\` 供离线开发与测试：集团的其他站点引用它们，各有各的品牌。

- [@mall/ui](packages/ui/README.md)：React 组件、主题、设计变量，以及不用 React 的[自定义元素](packages/ui/docs/elements.md)
- [@mall/api](packages/api/README.md)：全部接口、会话与令牌刷新、限流验证、上传与下载，不依赖 React
- [@mall/mocks](packages/mocks/README.md)：没有商城也能开发和测试：契约的示例数据、MSW 的处理函数，以及在页面里运行的整个商城

## 组件 Components

大小是压缩后（brotli）的 KB，不含 React 与 styled-components；“+”后面的在用到时才加载。

| 组件 | 大小 |
|---|---|
${rows.join('\n')}
`

/** All parts of all pages, for the search. */
export const searchEntries = (pages: readonly Page[]): readonly Entry[] =>
  pages.flatMap(({ address, title, sections }) =>
    sections.map(({ id, heading, text }, at) => ({ id: `${address}#${at}`, address: at === 0 || id === '' ? address : `${address}#${id}`, title, heading: at === 0 ? title : heading, text })),
  )
