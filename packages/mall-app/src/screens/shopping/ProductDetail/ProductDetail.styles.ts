import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

export const Top = styled.div`
  display: grid;
  grid-template-columns: 440px minmax(0, 1fr);
  gap: var(--mall-space-32);
  align-items: start;
  margin-block: var(--mall-space-16) var(--mall-space-48);

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--mall-space-20);
  }
`

export const Gallery = styled.div`
  display: grid;
  gap: var(--mall-space-12);
`

export const Stage = styled.button`
  position: relative;
  overflow: hidden;
  padding: 0;
  border: 1px solid var(--mall-divider);
  border-radius: var(--mall-radius-card);
  background: var(--mall-surface);
  color: var(--mall-text-secondary);
  cursor: zoom-in;

  img {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 1;
    object-fit: contain;
  }

  svg {
    position: absolute;
    inset-block-end: var(--mall-space-12);
    inset-inline-end: var(--mall-space-12);
  }
`

export const Thumbnails = styled.div`
  display: flex;
  gap: var(--mall-space-8);
  overflow-x: auto;
  padding: 2px;

  button {
    flex: none;
    padding: 0;
    border: 1px solid var(--mall-divider);
    border-radius: var(--mall-radius-control);
    background: var(--mall-surface);
    cursor: pointer;
  }

  button[aria-pressed='true'] {
    border-color: var(--mall-primary);
    box-shadow: 0 0 0 1px var(--mall-primary);
  }

  img {
    display: block;
  }
`

export const Zoomed = styled.img`
  display: block;
  width: 100%;
  max-height: 70dvh;
  object-fit: contain;
`

export const Panel = styled.section`
  display: grid;
  gap: var(--mall-space-16);
  min-width: 0;

  h1 {
    margin: 0;
    font-size: var(--mall-font-size-24);
    line-height: var(--mall-line-height-24);
    overflow-wrap: anywhere;
  }
`

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-4) var(--mall-space-20);
  margin: 0;
  color: var(--mall-text-secondary);

  code {
    font: inherit;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`

export const PriceBlock = styled.div`
  display: grid;
  gap: var(--mall-space-12);
  padding: var(--mall-space-16) var(--mall-space-20);
  border-radius: var(--mall-radius-card);
  background: var(--mall-surface);
`

export const PriceLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-4) var(--mall-space-12);
  align-items: baseline;

  a {
    color: var(--mall-primary);
  }
`

export const Tiers = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  caption {
    position: absolute;
    clip-path: inset(50%);
  }

  th,
  td {
    padding: var(--mall-space-4) var(--mall-space-12);
    border-block-end: 1px solid var(--mall-divider);
    font-weight: 400;
    text-align: end;
  }

  th[scope='row'] {
    padding-inline-start: 0;
    color: var(--mall-text-secondary);
    text-align: start;
  }

  [aria-current] {
    background: var(--mall-primary-soft);
    color: var(--mall-primary);
    font-weight: 600;
  }
`

export const Hint = styled.p`
  margin: 0;
  color: var(--mall-primary);

  &:empty {
    display: none;
  }
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-12);
  align-items: center;
  padding-block-start: var(--mall-space-8);

  ${media.phone} {
    > button:nth-child(-n + 2) {
      flex: 1 1 140px;
    }
  }
`

export const Inquiry = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 40px;
  padding: 0 var(--mall-space-8);
  color: var(--mall-primary);
  text-decoration: none;
`

export const TabsFrame = styled.section`
  padding: var(--mall-space-8) var(--mall-space-24) var(--mall-space-32);
  border: 1px solid var(--mall-divider);
  border-radius: var(--mall-radius-card);
  background: var(--mall-surface);

  ${media.phone} {
    padding-inline: var(--mall-space-12);
  }
`

export const Scroll = styled.div`
  overflow-x: auto;
`

export const RecordTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: var(--mall-space-8) var(--mall-space-12);
    border-block-end: 1px solid var(--mall-divider);
    text-align: start;
    white-space: nowrap;
  }

  th {
    color: var(--mall-text-secondary);
    font-weight: 400;
  }

  :is(th, td):nth-child(n + 4) {
    text-align: end;
  }
`
