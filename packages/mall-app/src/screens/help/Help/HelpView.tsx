import { Breadcrumbs } from '@mall/ui/breadcrumbs'
import { Button } from '@mall/ui/button'
import { Empty } from '@mall/ui/empty'
import { Icon } from '@mall/ui/icon'
import { Inline } from '@mall/ui/stack'
import { Content } from '@mall/app-kit/content/Content.tsx'
import { ReadingPage } from '../../../components/content/ReadingPage.tsx'
import { href } from '../../../site/routes.ts'
import { wordsOf } from './help-search.ts'
import { HelpMenu, type HelpMenuProps } from './HelpMenu.tsx'
import * as S from '../../../components/content/ReadingColumns.styles.ts'

/** The help: its menu with a search, the open page, and the ones before and behind it. */
export const HelpView = ({ pages, number, query, onQueryChange }: HelpMenuProps) => {
  const page = number === null ? undefined : pages[number - 1]
  return (
    <>
      <Breadcrumbs items={[{ label: '首页', href: href('home') }, { label: '帮助中心', href: `${href('help')}/1` }, { label: page?.title ?? '页面不存在' }]} />
      <S.Columns>
        <HelpMenu pages={pages} number={number} query={query} onQueryChange={onQueryChange} />
        {page && number !== null ? (
          <ReadingPage title={page.title}>
            <Content nodes={page.nodes} words={wordsOf(query)} />
            <Neighbours pages={pages} number={number} />
          </ReadingPage>
        ) : (
          <ReadingPage title="页面不存在">
            <Empty kind="search" title="没有这一页帮助" action={<Button href={`${href('help')}/1`}>从第一页看起</Button>}>
              请从目录中选择，或搜索您想了解的内容。
            </Empty>
          </ReadingPage>
        )}
      </S.Columns>
    </>
  )
}

const Neighbours = ({ pages, number }: Pick<HelpMenuProps, 'pages'> & { readonly number: number }) => {
  const previous = pages[number - 2]
  const next = pages[number]
  return (
    <Inline as="nav" justify="between" aria-label="上一篇与下一篇">
      {previous ? (
        <Button variant="text" href={`${href('help')}/${number - 1}`} rel="prev" icon={<Icon name="chevron-start" size={16} />}>
          上一篇：{previous.title}
        </Button>
      ) : (
        <span />
      )}
      {next ? (
        <Button variant="text" href={`${href('help')}/${number + 1}`} rel="next">
          下一篇：{next.title}
        </Button>
      ) : null}
    </Inline>
  )
}
