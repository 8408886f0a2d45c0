import { Button } from '@mall/ui/button'
import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

/** What sticks to the head of the window below sticks under the banner: it reads `--banner-height`. */
export const Frame = styled.div`
  --banner-height: 52px;

  ${media.phone} {
    --banner-height: 60px;
  }

  @media print {
    --banner-height: 0px;
  }
`

export const Banner = styled.aside`
  position: sticky;
  z-index: 40;
  inset-block-start: 0;
  display: flex;
  gap: var(--mall-space-12);
  align-items: center;
  justify-content: center;
  block-size: var(--banner-height);
  padding-inline: var(--mall-space-16);
  border-block-end: 1px solid var(--mall-warning);
  background: var(--mall-warning-soft);
  color: var(--mall-text);
  font-size: var(--mall-font-size-14);
  line-height: var(--mall-line-height-14);

  ${media.phone} {
    gap: var(--mall-space-8);
    justify-content: space-between;
    padding-inline: var(--mall-space-12);
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);
  }

  @media print {
    display: none;
  }
`

/** The name may be cut, what it means for the page may not. */
export const Words = styled.p`
  display: flex;
  min-inline-size: 0;
  margin: 0;
  white-space: nowrap;

  > strong {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  > span {
    flex: none;
  }

  /* The names in the first line, what they mean in the second. */
  ${media.phone} {
    display: grid;
    flex: 1;
    grid-template-columns: auto minmax(0, auto) 1fr;

    > [data-part='rest'] {
      grid-column: 1 / -1;
    }
  }
`

export const End = styled(Button)`
  flex: none;
`

export const Left = styled.span`
  flex: none;
  color: var(--mall-text-secondary);
  font-variant-numeric: tabular-nums;
`
