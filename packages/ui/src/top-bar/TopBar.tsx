'use client'

import { useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import { moveDisclosureFocus } from '../hooks/disclosure-keys.ts'
import { withRef } from '../hooks/with-ref.ts'
import { Glyph } from '../icon/Glyph.tsx'
import { cartGlyph } from '../icon/product-glyphs.ts'
import type { LinkProps } from '../link/index.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { useMessages } from '../theme/context.ts'
import { VisuallyHidden } from '../theme/VisuallyHidden.ts'
import { formatCount } from './format-count.ts'
import * as S from './TopBar.styles.ts'
import { TopBarDropdown, TopBarSection } from './TopBarDropdown.tsx'

/** Props of {@link TopBar}; all other props are passed to the `<nav>`. */
export interface TopBarProps extends ComponentPropsWithRef<'nav'> {
  /** Name of the landmark, e.g. 快捷入口. */
  label: string
  /** `TopBar.Greeting`, `TopBar.Link`, `TopBar.Action`, `TopBar.Cart` and `TopBar.Dropdown`, in reading order. */
  children?: ReactNode
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'list'> | undefined
}

const greetingMessages = { hello: '您好，', login: '请登录', logout: '退出' }

/** Props of `TopBar.Greeting`; all other props are passed to its list item. */
export interface TopBarGreetingProps extends ComponentPropsWithRef<'li'> {
  /** Nickname of the user; without it the login prompt shows. */
  nickname?: string | null | undefined
  /** Company that the user is logged in to, beside the name; only where there is room. */
  enterprise?: string | null | undefined
  /** Called when the user logs out. */
  onLogout?: (() => void) | undefined
  /** Address of the login page. */
  loginHref?: string | undefined
  messages?: Partial<typeof greetingMessages> | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'enterprise' | 'login' | 'logout' | 'nickname'> | undefined
}

/** Greets the user, with the logout; without a nickname the login prompt. As `TopBar.Greeting` too. */
export const TopBarGreeting = withRef(function TopBarGreeting({ nickname, enterprise, onLogout, loginHref = '/login', messages, classNames, ...rest }: TopBarGreetingProps) {
  const part = partsOf(classNames)
  const t = useMessages('TopBarGreeting', greetingMessages, messages)
  return (
    <S.Item data-part="greeting" data-state={nickname ? 'in' : 'out'} {...rest}>
      <S.Nickname {...part('nickname')} title={nickname ?? undefined}>
        {t.hello}
        {nickname ? <bdi>{nickname}</bdi> : null}
      </S.Nickname>
      {nickname && enterprise ? (
        <S.Enterprise {...part('enterprise')} title={enterprise}>
          {enterprise}
        </S.Enterprise>
      ) : null}
      {nickname ? (
        <S.Action {...part('logout')} type="button" data-nav-item="" onClick={onLogout}>
          {t.logout}
        </S.Action>
      ) : (
        <S.Anchor {...part('login')} href={loginHref} data-nav-item="">
          {t.login}
        </S.Anchor>
      )}
    </S.Item>
  )
})

/** Props of `TopBar.Link`; all other props are passed to the link. */
export interface TopBarLinkProps extends LinkProps {
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'item'> | undefined
}

/** A link of the bar, or of a section in a dropdown. As `TopBar.Link` too. */
export const TopBarLink = withRef(function TopBarLink({ children, classNames, ...rest }: TopBarLinkProps) {
  const part = partsOf(classNames)
  return (
    <S.Item {...part('item')}>
      <S.Anchor data-part="link" data-nav-item="" {...rest}>
        {children}
      </S.Anchor>
    </S.Item>
  )
})

/** Props of `TopBar.Action`; all other props are passed to the button. */
export interface TopBarActionProps extends ComponentPropsWithRef<'button'> {
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'item'> | undefined
}

/** A button of the bar that looks like its links. As `TopBar.Action` too. */
export const TopBarAction = withRef(function TopBarAction({ children, classNames, ...rest }: TopBarActionProps) {
  const part = partsOf(classNames)
  return (
    <S.Item {...part('item')}>
      <S.Action data-part="action" type="button" data-nav-item="" {...rest}>
        {children}
      </S.Action>
    </S.Item>
  )
})

const cartMessages = {
  cart: '购物车',
  /** Read by screen readers in place of the badge: the exact number. */
  count: (n: number) => `${n}件商品`,
}

/** Props of `TopBar.Cart`; all other props are passed to the link. */
export interface TopBarCartProps extends LinkProps {
  /** Number of items in the cart: `99+` above 99, no badge at 0. */
  count: number
  messages?: Partial<typeof cartMessages> | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'count' | 'item'> | undefined
}

/** How often the count has grown before one's eyes: from 0 it grows when it is loaded, too. */
const useGrowth = (count: number): number => {
  const [seen, setSeen] = useState({ count, turn: 0 })
  if (seen.count !== count) setSeen({ count, turn: seen.turn + (seen.count > 0 && count > seen.count ? 1 : 0) })
  return seen.turn
}

/** The link to the cart, with the number of items in it. As `TopBar.Cart` too. */
export const TopBarCart = withRef(function TopBarCart({ count, messages, classNames, ...rest }: TopBarCartProps) {
  const part = partsOf(classNames)
  const t = useMessages('TopBarCart', cartMessages, messages)
  const badge = formatCount(count)
  const turn = useGrowth(count)
  return (
    <S.Item {...part('item')}>
      <S.Anchor data-part="cart" data-nav-item="" data-count={badge} {...rest}>
        <Glyph d={cartGlyph} size={16} />
        {t.cart}
        {badge ? (
          <>
            <S.Count key={turn} {...part('count')} aria-hidden="true" data-grown={turn > 0 ? '' : undefined}>{badge}</S.Count>
            <VisuallyHidden>{t.count(count)}</VisuallyHidden>
          </>
        ) : null}
      </S.Anchor>
    </S.Item>
  )
})

const Bar = withRef(function TopBar({ label, children, onKeyDown, classNames, ...rest }: TopBarProps) {
  const part = partsOf(classNames)
  return (
    <S.Nav
      data-part="top-bar"
      aria-label={label}
      {...rest}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        moveDisclosureFocus(event)
      }}
    >
      <S.List {...part('list')}>{children}</S.List>
    </S.Nav>
  )
})

/**
 * The strip above the header: greeting or login prompt, the workbench, the cart and dropdowns.
 * Arrow keys, Home and End move among its items; a dropdown opens on hover, press, Enter or Space.
 */
export const TopBar = /* @__PURE__ */ Object.assign(Bar, {
  Greeting: TopBarGreeting,
  Link: TopBarLink,
  Action: TopBarAction,
  Cart: TopBarCart,
  Dropdown: TopBarDropdown,
  Section: TopBarSection,
})
