import { Icon } from '@mall/ui/icon'
import { Link } from '@mall/ui/link'
import { useId } from 'react'
import { useLocation } from 'react-router-dom'
import { useMayPurchase } from '../../queries/use-may-purchase.ts'
import { href, routes } from '../../site/routes.ts'
import { MainNav } from './MainNav.tsx'
import * as S from './NavBar.styles.ts'
import { useDisclosure } from './use-disclosure.ts'

const links = [
  ['home', '首页'],
  ['quickOrder', '快速下单'],
  ['productSelect', '一键选品'],
  ['productRank', '商品排行'],
  ['deepseek', 'AI 采购顾问'],
] as const

const waysToOrder: ReadonlySet<string> = new Set(['quickOrder', 'productSelect'])

/** Home shows the categories in the page itself; `/product/detail` is a page without them (specification §2). */
const homePaths: ReadonlySet<string> = new Set(routes.home.paths)
const detailPaths: ReadonlySet<string> = new Set(routes.productDetail.paths)

/** The ruled line under the header: all categories behind one button, and the ways to buy. */
export const NavBar = () => {
  const { pathname } = useLocation()
  const panelId = useId()
  const mayPurchase = useMayPurchase()
  const { isOpen, rootProps, toggle } = useDisclosure()
  return (
    <S.Bar>
      <S.Inner>
        {homePaths.has(pathname) ? (
          <S.Heading aria-hidden="true">
            <Icon name="list" size={16} />
            全部商品分类
          </S.Heading>
        ) : detailPaths.has(pathname) ? null : (
          <S.Categories {...rootProps}>
            <S.Toggle type="button" aria-expanded={isOpen} aria-controls={panelId} onClick={toggle}>
              <Icon name="list" size={16} />
              全部商品分类
              <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
            </S.Toggle>
            <S.Panel id={panelId} hidden={!isOpen}>
              {isOpen ? <MainNav /> : null}
            </S.Panel>
          </S.Categories>
        )}
        <S.Ways aria-label="采购方式">
          {links.filter(([id]) => mayPurchase || !waysToOrder.has(id)).map(([id, label]) => (
            <Link key={id} href={href(id)} aria-current={(id === 'home' ? homePaths.has(pathname) : routes[id].paths.includes(pathname)) ? 'page' : undefined}>
              {label}
            </Link>
          ))}
        </S.Ways>
      </S.Inner>
    </S.Bar>
  )
}
