import { css, keyframes, styled } from 'styled-components'
import { Link } from '../link/index.ts'
import { tablet } from '../theme/media-rules.ts'

/** Below this width the bar wraps, its targets grow and panels span its whole width. */
const phone = tablet

export const Nav = styled.nav`
  position: relative;
  background: var(--mall-chrome);
  color: var(--mall-on-chrome);
  font-size: var(--mall-font-size-12);
  line-height: var(--mall-line-height-12);
`

export const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--mall-space-4);
  max-inline-size: var(--mall-page-width, 1280px);
  min-block-size: 36px;
  margin: 0 auto;
  /* The words of the first and the last item stand on the edges of the page. */
  padding: 0 var(--mall-space-8);
  list-style: none;

  :where(a, button) {
    outline-color: currentColor;
    outline-offset: -2px;
  }
`

export const Item = styled.li`
  position: relative;
  display: flex;
  align-items: center;

  &[data-part='greeting'] {
    min-inline-size: 0;
    margin-inline-end: auto;
  }
  ${phone} {
    position: static;
  }
`

export const Nickname = styled.span`
  overflow: hidden;
  max-inline-size: 16em;
  padding-inline: var(--mall-space-8) 0;
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const Enterprise = styled.span`
  overflow: hidden;
  max-inline-size: 20em;
  margin-inline: var(--mall-space-8);
  padding-inline-start: var(--mall-space-8);
  border-inline-start: 1px solid currentcolor;
  line-height: 1;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${phone} {
    display: none;
  }
`

const target = css`
  display: inline-flex;
  align-items: center;
  gap: var(--mall-space-4);
  min-block-size: 36px;
  padding: 0 var(--mall-space-8);
  border: 0;
  background: none;
  color: inherit;
  font-size: inherit;
  white-space: nowrap;
  cursor: pointer;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  ${phone} {
    min-block-size: 40px;
  }
`

export const Anchor = styled(Link)`
  ${target}
  &[aria-current] {
    font-weight: 600;
  }
`

export const Action = styled.button`
  ${target}
`

export const Trigger = styled.button`
  ${target}
  &::after {
    content: '';
    inline-size: 5px;
    block-size: 5px;
    margin-block-end: 3px;
    border: solid currentColor;
    border-width: 0 1.5px 1.5px 0;
    rotate: 45deg;
    transition: rotate var(--mall-motion-fast) var(--mall-ease-enter);
  }
  &[aria-expanded='true']::after {
    margin-block-end: -3px;
    rotate: 225deg;
  }
  &[data-icon-only]::after {
    content: none;
  }
`

const bump = keyframes`
  40% { transform: scale(1.3); }
`

export const Count = styled.span`
  min-inline-size: 16px;
  padding: 0 var(--mall-space-4);
  border-radius: 8px;
  background: var(--mall-cinnabar);
  color: var(--mall-on-cinnabar);
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  line-height: 16px;
  text-align: center;

  &[data-grown] {
    animation: ${bump} var(--mall-motion) var(--mall-ease-enter);
  }
`

export const Panel = styled.div`
  position: absolute;
  z-index: 30;
  inset-block-start: 100%;
  inset-inline-end: 0;
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-16) var(--mall-space-24);
  inline-size: max-content;
  max-inline-size: min(760px, 100vw);
  padding: var(--mall-space-16);
  border-radius: 0 0 var(--mall-radius-card) var(--mall-radius-card);
  background: var(--mall-raised);
  box-shadow: var(--mall-shadow-popover);
  color: var(--mall-text);
  visibility: hidden;
  opacity: 0;
  transition: opacity var(--mall-motion-fast) var(--mall-ease-enter);

  &[data-state='open'] {
    visibility: visible;
    opacity: 1;
  }
  &[data-align='start'] {
    inset-inline: 0 auto;
  }
  ${phone} {
    &,
    &[data-align] {
      inset-inline: 0;
      inline-size: auto;
      max-inline-size: none;
    }
  }
`

export const Section = styled.div`
  min-inline-size: 96px;

  > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a {
    min-block-size: 28px;
    padding: 0;
  }
  a:hover {
    color: var(--mall-primary);
  }
  ${phone} {
    a {
      min-block-size: 40px;
    }
  }
`

export const SectionTitle = styled.p`
  margin: 0 0 var(--mall-space-4);
  color: var(--mall-text-secondary);
  font-weight: 600;
`
