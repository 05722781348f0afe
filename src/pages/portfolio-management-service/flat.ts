/** The first flat of the sheet, worked out to its end, in rupees a year. Invented; what follows from its figures is worked out from them. */
export const flat = {
  value: 78_00_000,
  rent: 2_64_000,
  costs: { empty: 22_000, maintenance: 36_000, propertyTax: 9_500, repairs: 12_000, insurance: 2_500, fee: 6_000 },
} as const;

export const left = Object.values(flat.costs).reduce<number>((rest, cost) => rest - cost, flat.rent);

export const percentOf = (rupees: number): string => `${((rupees / flat.value) * 100).toFixed(1)}%`;
