import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

export const Desk = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--mall-space-32);
  padding-block: var(--mall-space-48) var(--mall-space-24);

  ${media.phone} {
    gap: var(--mall-space-24);
    padding-block: var(--mall-space-16);
  }
`

export const Home = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--mall-space-12);
  color: var(--mall-text);
  text-decoration: none;
`

export const Card = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--mall-space-20);
  width: min(100%, 420px);
  padding: var(--mall-space-32);
  border: 1px solid var(--mall-divider);
  border-radius: var(--mall-radius-dialog);
  background: var(--mall-surface);

  &[data-wide] {
    width: min(100%, 560px);
  }

  ${media.phone} {
    padding: var(--mall-space-20);
  }
`
