import { styled } from 'styled-components'

export const Letterhead = styled.div`
  display: none;

  @media print {
    display: flex;
    gap: var(--mall-space-12);
    align-items: center;
    padding-block-end: var(--mall-space-8);
    border-block-end: 2px solid #000;

    > span {
      margin-inline-start: auto;
    }

    svg rect,
    svg path {
      print-color-adjust: exact;
    }
  }
`
