import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { Link } from '@mall/ui/link'
import { useQuery } from '@tanstack/react-query'
import { href } from '../../site/routes.ts'
import { productQueries } from '../../queries/product.ts'
import * as S from './HeaderSearch.styles.ts'

/** The eight hot keywords, highlighted ones marked (specification §2, Search box): links, so they lead on before the field answers. */
export const HotKeywords = () => {
  const { data = [] } = useQuery(productQueries.hotKeywords(useMall()))
  if (data.length === 0) return null
  return (
    <S.HotKeywords role="group" aria-label="热门搜索" data-block="hot-words">
      {data.map(({ Keywords, IsHighlight }) => (
        <Link key={Keywords} href={href('productList', { Keyword: Keywords })} data-highlight={IsHighlight || undefined}>
          {Keywords}
        </Link>
      ))}
    </S.HotKeywords>
  )
}
