import { styled } from 'styled-components'

/** Old → new. */
export const Change = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 var(--mall-space-8);
  overflow-wrap: anywhere;
  white-space: normal;
  font-variant-numeric: tabular-nums;

  del {
    color: var(--mall-text-tertiary);
  }
  ins {
    font-weight: 600;
    color: var(--mall-primary);
    text-decoration: none;
  }
`

export const Product = styled.span`
  display: flex;
  gap: var(--mall-space-8);
  align-items: center;
  min-inline-size: 0;

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`

/** A product on a phone. */
export const Card = styled.div`
  display: grid;
  gap: var(--mall-space-4);
  padding-block: var(--mall-space-4);
  font-weight: 400;
  white-space: normal;
`
