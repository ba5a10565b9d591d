/** Where towns of the demo are: latitude and longitude of their middle. */
const towns: Readonly<Record<string, readonly [number, number]>> = {
  'Kuwait City': [29.3759, 47.9774],
  Shuwaikh: [29.3431, 47.9436],
  Subhan: [29.2336, 47.9823],
  Salmiya: [29.3339, 48.0761],
  Jahra: [29.3375, 47.6581],
  Fahaheel: [29.0825, 48.1303],
  Farwaniya: [29.2775, 47.9586],
  Hawalli: [29.3328, 48.0286],
  Mangaf: [29.0961, 48.1328],
  Ahmadi: [29.0769, 48.0839],
  Riyadh: [24.7136, 46.6753],
  Jeddah: [21.4858, 39.1925],
  Dammam: [26.4207, 50.0888],
  Abha: [18.2164, 42.5053],
  Sudair: [25.8206, 45.4703],
  Madinah: [24.5247, 39.5692],
  'Al Khobar': [26.2172, 50.1971],
  Dubai: [25.2048, 55.2708],
  'Abu Dhabi': [24.4539, 54.3773],
  Sharjah: [25.3463, 55.4209],
  'Al Ain': [24.2075, 55.7447],
  'Ras Al Khaimah': [25.7895, 55.9432],
  Doha: [25.2854, 51.531],
  'Al Wakrah': [25.1659, 51.5976],
  'Al Khor': [25.6839, 51.5058],
  Lusail: [25.43, 51.49],
  Manama: [26.2285, 50.586],
  Muharraq: [26.2572, 50.6119],
  Riffa: [26.13, 50.555],
  'Isa Town': [26.1736, 50.5478],
  Sitra: [26.1547, 50.6206],
  Hidd: [26.2456, 50.6542],
  Muscat: [23.588, 58.3829],
  Sohar: [24.3643, 56.7461],
  Nizwa: [22.9333, 57.5333],
  Salalah: [17.0151, 54.0924],
  Sur: [22.5667, 59.5289],
  Amman: [31.9539, 35.9106],
  Irbid: [32.5568, 35.8469],
  Zarqa: [32.0728, 36.088],
  Aqaba: [29.532, 35.0063],
  Salt: [32.0392, 35.7272],
  Sahab: [31.8719, 36.0047],
  Beirut: [33.8938, 35.5018],
  Tripoli: [34.4367, 35.8497],
  Sidon: [33.5571, 35.3729],
  Saida: [33.5571, 35.3729],
  Zahle: [33.8463, 35.902],
  Jbeil: [34.1208, 35.6481],
  Cairo: [30.0444, 31.2357],
  Alexandria: [31.2001, 29.9187],
  Mansoura: [31.0409, 31.3785],
  Asyut: [27.1809, 31.1837],
  Mahalla: [30.9706, 31.1669],
  '6th of October City': [29.9389, 30.9131],
  Mumbai: [19.076, 72.8777],
  Kochi: [9.9312, 76.2673],
  Hyderabad: [17.385, 78.4867],
  Pune: [18.5204, 73.8567],
  Coimbatore: [11.0168, 76.9558],
  Ahmedabad: [23.0225, 72.5714],
};

/** How far from the middle of the town a company may be, in degrees: a few streets. */
const STREETS = 0.02;

/** A place in the town as it is stored; the share says which street. */
export function placeIn(town: string, share: number): string {
  const middle = towns[town];
  if (!middle) throw new Error(`Nobody told where ${town} is`);
  const [latitude, longitude] = middle;
  const aside = (share - 0.5) * STREETS;
  return `${(latitude + aside).toFixed(6)},${(longitude - aside / 2).toFixed(6)}`;
}
