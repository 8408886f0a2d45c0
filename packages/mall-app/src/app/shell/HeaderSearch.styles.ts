import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

/** Hot keywords come later: their row is kept free, and stays one row. */
export const Search = styled.div`
  flex: 1 1 320px;
  min-width: 0;
  max-width: 640px;
  min-height: 76px;

  @media (pointer: coarse) {
    min-height: 92px;
  }

  ${media.phone} {
    display: flex;
    flex: 1 0 100%;
    gap: var(--mall-space-12);
    flex-wrap: wrap;
    align-content: end;
    align-items: center;
    min-height: 0;

    > :nth-child(2) {
      flex: 1;
      min-width: 0;
    }
  }
`

/** On a phone the seal is in the line that stays in sight. */
export const Home = styled.a`
  display: none;

  ${media.phone} {
    display: block;
    flex: none;
    block-size: 40px;
  }
`

/** Set back by a link's padding, so that the first word stands below the field's edge. */
export const HotKeywords = styled.div`
  display: flex;
  margin: var(--mall-space-4) calc(var(--mall-space-8) * -1) 0;
  overflow-x: auto;
  font-size: var(--mall-font-size-12);
  white-space: nowrap;
  scrollbar-width: none;

  > a {
    display: inline-flex;
    flex: none;
    align-items: center;
    min-height: 24px;
    padding: 0 var(--mall-space-8);
    border-radius: var(--mall-radius-control);
    color: var(--mall-text-secondary);
  }

  > a:hover {
    color: var(--mall-primary);
  }

  > a[data-highlight] {
    color: var(--mall-primary);
    font-weight: 600;
  }

  @media (pointer: coarse) {
    > a {
      min-height: 40px;
    }
  }

  /* On a phone the goods come first. */
  ${media.phone} {
    header & {
      display: none;
    }
  }
`
