import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

/** The picture beside what can be typed in its place. The picture is dark on light in both schemes: many scanners read no other. */
export const Scan = styled.div`
  display: grid;
  grid-template-columns: 168px minmax(0, 1fr);
  gap: var(--mall-space-20);
  align-items: center;

  > img {
    inline-size: 168px;
    block-size: 168px;
    border-radius: var(--mall-radius-card);
    background: #fff;
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);

    > img {
      justify-self: center;
    }
  }
`

/** Whole, on as many lines as it needs: it is typed from here. */
export const Secret = styled.code`
  font-size: var(--mall-font-size-16);
  font-family: var(--mall-font-mono, monospace);
  overflow-wrap: anywhere;
`

export const Codes = styled.ol`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--mall-space-8) var(--mall-space-24);
  margin: 0;
  padding: var(--mall-space-16) var(--mall-space-24);
  border: 1px solid var(--mall-divider);
  border-radius: var(--mall-radius-card);
  font-size: var(--mall-font-size-16);
  font-family: var(--mall-font-mono, monospace);
  list-style: none;
  text-align: center;
`
