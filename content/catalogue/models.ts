/** A colour, and how metallic and how rough it is, from 0 to 1. */
type Finish = readonly [colour: string, metallic: number, roughness: number];

/** A point of a 3D model, in metres: to the right, up, and towards the viewer. */
export type Point = readonly [x: number, y: number, z: number];

/** The bounding box of something, and its largest distance from the vertical line through its centre. */
export type Space = { readonly min: Point; readonly max: Point; readonly reach: number };

/** What an option adds, and the best angles to see it: degrees around the piece, degrees from straight above. */
type Part = { readonly from: readonly [around: number, above: number]; readonly space: Space };

/** Facts of a 3D model: the space of the piece, the parts that options add, the materials of finishes. */
export type Model = {
  readonly version: string;
  readonly space: Space;
  readonly parts: Readonly<Record<string, Part>>;
  readonly finishes: Readonly<Record<string, Readonly<Record<string, Finish>>>>;
};

/** The models by piece. Written by `content/render/models.mjs`. */
export const models: Readonly<Record<string, Model>> = {
  'bed/atelier': {
    version: 'e0c6e0d2',
    space: {
      min: [-0.926, 0, -1.086],
      max: [0.926, 1.12, 1.086],
      reach: 1.412,
    },
    parts: {
      'tech-2': {
        from: [-28, 79],
        space: {
          min: [-0.856, 0.188, -1],
          max: [0.856, 0.198, 1.016],
          reach: 1.322,
        },
      },
    },
    finishes: {
      'mat-2': {
        'wood-a97c4e-d3aa78-0.41-z': ['#d6a75a', 1, 0.34],
      },
      'mat-3': {
        'wood-a97c4e-d3aa78-0.42-x': ['#5c4029', 0, 0.45],
        'wood-a97c4e-d3aa78-0.42-z': ['#5c4029', 0, 0.45],
        'wood-a97c4e-d3aa78-0.41-z': ['#5c4029', 0, 0.45],
      },
    },
  },
  'bed/chronos': {
    version: '2557b48e',
    space: {
      min: [-1.26, 0, -1.26],
      max: [1.26, 2.18, 1.26],
      reach: 1.595,
    },
    parts: {
      holographic_projector: {
        from: [-28, 62],
        space: {
          min: [-0.417, 1.056, -1.085],
          max: [0.417, 1.785, 0.367],
          reach: 0.726,
        },
      },
      integrated_table: {
        from: [72, 75],
        space: {
          min: [0.526, 0.4, -0.064],
          max: [1.227, 0.858, 0.304],
          reach: 0.395,
        },
      },
      integrated_tv: {
        from: [-28, 72],
        space: {
          min: [-0.7, 0.4, 1.145],
          max: [0.7, 1.291, 1.195],
          reach: 0.7,
        },
      },
      led_lighting: {
        from: [-28, 62],
        space: {
          min: [-1.106, 0.074, -1.139],
          max: [1.106, 2.126, 1.106],
          reach: 1.513,
        },
      },
      massage_chair: {
        from: [67, 76],
        space: {
          min: [1.314, 0, 0.131],
          max: [2.63, 1.12, 1.545],
          reach: 0.776,
        },
      },
      'tech-2': {
        from: [-28, 62],
        space: {
          min: [-1.106, 0.074, -1.139],
          max: [1.106, 2.126, 1.106],
          reach: 1.513,
        },
      },
      wireless_charging: {
        from: [-28, 62],
        space: {
          min: [-1.185, 0.4, -0.375],
          max: [1.185, 0.407, -0.285],
          reach: 1.185,
        },
      },
    },
    finishes: {
      'mat-2': {
        'metal-8f6337-0.3': ['#e6b450', 1, 0.2],
      },
      'mat-3': {
        'metal-8f6337-0.3': ['#5b3a22', 0, 0.4],
        'lacquer-10193a-0.05': ['#4a2f1c', 0, 0.3],
      },
    },
  },
  'bed/hades': {
    version: '563d0734',
    space: {
      min: [-1.04, 0, -1.13],
      max: [1.04, 1.24, 1.13],
      reach: 1.53,
    },
    parts: {
      led_lighting: {
        from: [-28, 92],
        space: {
          min: [-0.895, 0.092, -0.89],
          max: [0.895, 0.116, 0.975],
          reach: 1.292,
        },
      },
      safe_storage: {
        from: [72, 92],
        space: {
          min: [0.938, 0.116, -0.35],
          max: [1.33, 0.256, 0.15],
          reach: 0.311,
        },
      },
      'tech-2': {
        from: [-28, 92],
        space: {
          min: [-0.895, 0.092, -0.89],
          max: [0.895, 0.116, 0.975],
          reach: 1.292,
        },
      },
      wireless_charging: {
        from: [-28, 62],
        space: {
          min: [-1.026, 0.272, -0.672],
          max: [1.026, 0.279, -0.568],
          reach: 1.026,
        },
      },
    },
    finishes: {
      'mat-2': {
        'metal-b98a4e-0.3': ['#e6b450', 1, 0.2],
        'metal-4a3827-0.42': ['#e6b450', 1, 0.22],
      },
      'mat-3': {
        'honed-161618-4b4744': ['#3a2618', 0, 0.4],
      },
    },
  },
  'bed/kratos': {
    version: 'bce6ac0a',
    space: {
      min: [-1.225, 0, -1.225],
      max: [1.225, 2.24, 1.225],
      reach: 1.723,
    },
    parts: {
      integrated_tv: {
        from: [-28, 73],
        space: {
          min: [-0.7, 0.4, 1.073],
          max: [0.7, 1.291, 1.123],
          reach: 0.7,
        },
      },
      led_lighting: {
        from: [-28, 69],
        space: {
          min: [-1.105, 0.171, -1.066],
          max: [1.105, 2.027, 1.105],
          reach: 1.469,
        },
      },
      massage_chair: {
        from: [65, 76],
        space: {
          min: [1.214, 0, 0.181],
          max: [2.53, 1.12, 1.595],
          reach: 0.776,
        },
      },
      safe_storage: {
        from: [72, 92],
        space: {
          min: [1.059, 0.216, -0.25],
          max: [1.451, 0.362, 0.25],
          reach: 0.311,
        },
      },
      'tech-2': {
        from: [-28, 69],
        space: {
          min: [-1.105, 0.171, -1.066],
          max: [1.105, 2.027, 1.105],
          reach: 1.469,
        },
      },
      wireless_charging: {
        from: [-28, 62],
        space: {
          min: [-1.144, 0.4, -0.766],
          max: [1.144, 0.407, -0.674],
          reach: 1.144,
        },
      },
    },
    finishes: {
      'mat-2': {
        'metal-55514d-0.32': ['#e6b450', 1, 0.22],
        'metal-a57f4d-0.3': ['#e6b450', 1, 0.2],
      },
      'mat-3': {
        'metal-55514d-0.32': ['#4a3220', 0, 0.4],
      },
    },
  },
  'bed/poseidon': {
    version: 'f771e145',
    space: {
      min: [-1.203, 0, -1.19],
      max: [1.203, 1.52, 1.193],
      reach: 1.634,
    },
    parts: {
      holographic_projector: {
        from: [-28, 66],
        space: {
          min: [-0.497, 0.371, 0.642],
          max: [0.497, 1.675, 1.598],
          reach: 0.502,
        },
      },
      led_lighting: {
        from: [-28, 92],
        space: {
          min: [-0.986, 0.158, -1.07],
          max: [0.986, 0.17, 1.075],
          reach: 1.456,
        },
      },
      'tech-2': {
        from: [-28, 92],
        space: {
          min: [-0.986, 0.158, -1.07],
          max: [0.986, 0.17, 1.075],
          reach: 1.456,
        },
      },
      wireless_charging: {
        from: [-28, 62],
        space: {
          min: [-1.061, 0.37, -0.584],
          max: [1.061, 0.377, -0.516],
          reach: 1.061,
        },
      },
    },
    finishes: {
      'mat-2': {
        'wood-bda88a-d2c1a5-0.4-x': ['#e6b450', 1, 0.2],
        'wood-bda88a-d2c1a5-0.4-z': ['#e6b450', 1, 0.2],
      },
      'mat-3': {
        'nacre-e9e4dc-40': ['#8a6a45', 0, 0.4],
      },
    },
  },
  'bed/zeus': {
    version: '26570709',
    space: {
      min: [-1.181, 0, -1.16],
      max: [1.181, 1.679, 1.16],
      reach: 1.593,
    },
    parts: {
      holographic_projector: {
        from: [-28, 59],
        space: {
          min: [-0.447, 1.102, -0.96],
          max: [0.447, 1.644, 0.47],
          reach: 0.716,
        },
      },
      integrated_table: {
        from: [-72, 74],
        space: {
          min: [-1.083, 0.36, -0.184],
          max: [-0.385, 0.798, 0.184],
          reach: 0.394,
        },
      },
      led_lighting: {
        from: [-28, 92],
        space: {
          min: [-1.04, 0.15, -0.958],
          max: [1.04, 0.162, 1.108],
          reach: 1.465,
        },
      },
      safe_storage: {
        from: [72, 79],
        space: {
          min: [0.975, 0.196, -0.15],
          max: [1.367, 0.341, 0.35],
          reach: 0.311,
        },
      },
      'tech-2': {
        from: [-28, 92],
        space: {
          min: [-1.04, 0.15, -0.958],
          max: [1.04, 0.162, 1.108],
          reach: 1.465,
        },
      },
      wireless_charging: {
        from: [-28, 62],
        space: {
          min: [-1.064, 0.36, -0.53],
          max: [1.064, 0.367, -0.47],
          reach: 1.064,
        },
      },
    },
    finishes: {
      'mat-2': {
        'velvet-1a2b4c': ['#e6b450', 1, 0.25],
      },
      'mat-3': {
        'marble-f0ede7-8d8c8e-0.14': ['#5b3a22', 0, 0.4],
      },
    },
  },
  'chair/apollo': {
    version: 'c1df8b3e',
    space: {
      min: [-0.49, 0, -0.496],
      max: [0.49, 1.221, 0.493],
      reach: 0.648,
    },
    parts: {
      'fin-3': {
        from: [-28, 73],
        space: {
          min: [-0.344, 0.464, -0.298],
          max: [0.344, 0.468, 0.458],
          reach: 0.463,
        },
      },
      'tech-2': {
        from: [-28, 57],
        space: {
          min: [-0.281, 1.068, -0.32],
          max: [0.281, 1.1, -0.308],
          reach: 0.281,
        },
      },
    },
    finishes: {
      'mat-1': {
        'velvet-c27c18': ['#9a5f22', 0, 0.42],
      },
      'mat-2': {
        'velvet-c27c18': ['#c27c18', 0, 0.85],
      },
      'mat-3': {
        'velvet-c27c18': ['#e3d3b0', 0, 0.95],
      },
      'fin-1': {
        'metal-cba25c-0.27': ['#e6b450', 1, 0.16],
      },
      'fin-2': {
        'metal-cba25c-0.27': ['#5c4229', 1, 0.38],
      },
    },
  },
  'chair/artemis': {
    version: '73abb429',
    space: {
      min: [-0.427, 0, -0.448],
      max: [0.427, 1.137, 0.45],
      reach: 0.509,
    },
    parts: {
      'fin-3': {
        from: [-28, 62],
        space: {
          min: [-0.226, 0.507, -0.339],
          max: [0.226, 0.79, -0.228],
          reach: 0.23,
        },
      },
      'tech-2': {
        from: [-28, 62],
        space: {
          min: [-0.227, 0.75, -0.258],
          max: [0.227, 0.81, -0.229],
          reach: 0.227,
        },
      },
    },
    finishes: {
      'mat-1': {
        'cloth-2e3829-520-0.95-0.6': ['#4b3322', 0, 0.42],
      },
      'mat-2': {
        'cloth-2e3829-520-0.95-0.6': ['#2f4a38', 0, 0.85],
      },
      'mat-3': {
        'cloth-2e3829-520-0.95-0.6': ['#cfc8b6', 0, 0.95],
      },
      'fin-1': {
        'metal-c2beb4-0.3-0.25': ['#e6b450', 1, 0.18],
      },
      'fin-2': {
        'metal-c2beb4-0.3-0.25': ['#5c4229', 1, 0.38],
      },
    },
  },
  'chair/atelier': {
    version: '7e061e74',
    space: {
      min: [-0.371, -0.004, -0.572],
      max: [0.371, 1.077, 0.37],
      reach: 0.575,
    },
    parts: {
      'fin-3': {
        from: [-28, 62],
        space: {
          min: [-0.305, 0.405, -0.407],
          max: [0.305, 1.078, 0.332],
          reach: 0.45,
        },
      },
      'tech-1': {
        from: [54, 67],
        space: {
          min: [0.311, 0.616, 0.221],
          max: [0.349, 0.629, 0.259],
          reach: 0.019,
        },
      },
      'tech-2': {
        from: [-28, 56],
        space: {
          min: [-0.219, 0.96, -0.342],
          max: [0.219, 1.034, -0.311],
          reach: 0.219,
        },
      },
    },
    finishes: {
      'mat-1': {
        'cloth-8f8a80-420-0.95': ['#7a4526', 0, 0.4],
      },
      'mat-2': {
        'cloth-8f8a80-420-0.95': ['#2c4a40', 0, 0.75],
      },
      'mat-3': {
        'cloth-8f8a80-420-0.95': ['#ece5d6', 0, 0.95],
      },
      'fin-1': {
        'wood-a97c4e-d3aa78-0.4-x': ['#d6a75a', 1, 0.34],
        'wood-a97c4e-d3aa78-0.4-y': ['#d6a75a', 1, 0.34],
        'wood-a97c4e-d3aa78-0.4-z': ['#d6a75a', 1, 0.34],
      },
      'fin-2': {
        'metal-55565a-0.42': ['#6e4a2b', 1, 0.3],
      },
    },
  },
  'chair/athena': {
    version: '920aebbb',
    space: {
      min: [-0.46, 0, -0.475],
      max: [0.46, 1.179, 0.488],
      reach: 0.536,
    },
    parts: {
      'fin-3': {
        from: [-28, 62],
        space: {
          min: [-0.458, 0.152, -0.476],
          max: [0.458, 1.136, 0.323],
          reach: 0.562,
        },
      },
      'tech-2': {
        from: [-28, 58],
        space: {
          min: [-0.28, 0.993, -0.26],
          max: [0.28, 1.061, -0.215],
          reach: 0.28,
        },
      },
    },
    finishes: {
      'mat-1': {
        'leather-505129-0.4': ['#5a3a22', 0, 0.42],
      },
      'mat-2': {
        'leather-505129-0.4': ['#4a5230', 0, 0.85],
      },
      'mat-3': {
        'leather-505129-0.4': ['#d9d1bd', 0, 0.95],
      },
      'fin-1': {
        'metal-5c4229-0.36': ['#e6b450', 1, 0.18],
      },
      'fin-2': {
        'metal-5c4229-0.36': ['#4f3d2a', 1, 0.42],
      },
    },
  },
  'chair/hygieia': {
    version: '95b2e84a',
    space: {
      min: [-0.439, 0, -0.47],
      max: [0.439, 1.12, 0.47],
      reach: 0.501,
    },
    parts: {
      'fin-3': {
        from: [-28, 68],
        space: {
          min: [-0.336, 0.58, -0.314],
          max: [0.336, 0.584, 0.384],
          reach: 0.349,
        },
      },
      'tech-2': {
        from: [-28, 59],
        space: {
          min: [-0.249, 0.898, -0.244],
          max: [0.249, 0.962, -0.201],
          reach: 0.25,
        },
      },
    },
    finishes: {
      'mat-1': {
        'looped-wool-e9e1d2': ['#b98a5e', 0, 0.42],
      },
      'mat-2': {
        'looped-wool-e9e1d2': ['#d8cbb6', 0, 0.85],
      },
      'mat-3': {
        'looped-wool-e9e1d2': ['#e4dccb', 0, 0.95],
      },
      'fin-1': {
        'metal-c79a52-0.26': ['#e6b450', 1, 0.18],
      },
      'fin-2': {
        'metal-c79a52-0.26': ['#5c4229', 1, 0.38],
      },
    },
  },
  'chair/morphee': {
    version: '8e5cb6d1',
    space: {
      min: [-0.482, 0, -0.514],
      max: [0.482, 1.079, 0.519],
      reach: 0.527,
    },
    parts: {
      'fin-3': {
        from: [-28, 69],
        space: {
          min: [-0.341, 0.194, 0.035],
          max: [0.342, 0.861, 0.347],
          reach: 0.372,
        },
      },
      'tech-2': {
        from: [-28, 62],
        space: {
          min: [-0.234, 0.677, -0.218],
          max: [0.234, 0.749, -0.162],
          reach: 0.235,
        },
      },
    },
    finishes: {
      'mat-1': {
        'velvet-76737a': ['#4a3a33', 0, 0.42],
        'velvet-5f595f': ['#3c2e29', 0, 0.42],
      },
      'mat-2': {
        'velvet-76737a': ['#5d5a66', 0, 0.85],
        'velvet-5f595f': ['#4c4852', 0, 0.85],
      },
      'mat-3': {
        'velvet-76737a': ['#b9b2aa', 0, 0.95],
        'velvet-5f595f': ['#a69e96', 0, 0.95],
      },
      'fin-1': {
        'metal-66563f-0.33': ['#e6b450', 1, 0.18],
      },
      'fin-2': {
        'metal-66563f-0.33': ['#5c4229', 1, 0.38],
      },
    },
  },
  'mirror/aphrodite': {
    version: '52528e87',
    space: {
      min: [-0.487, 0, -0.045],
      max: [0.488, 1.638, 0.045],
      reach: 0.488,
    },
    parts: {
      'func-1': {
        from: [-28, 67],
        space: {
          min: [-0.472, 0.274, 0.027],
          max: [0.472, 1.608, 0.033],
          reach: 0.472,
        },
      },
      'func-3': {
        from: [-72, 63],
        space: {
          min: [-0.246, 1.067, 0.015],
          max: [-0.096, 1.202, 0.016],
          reach: 0.075,
        },
      },
    },
    finishes: {
      'frame-1': {
        'rose-leaf': ['#eabda6', 1, 0.22],
      },
      'frame-2': {
        'rose-leaf': ['#e2edf2', 0, 0.04],
        'foam-0.0': ['#ffffff', 0, 0.2],
      },
      'frame-3': {
        'rose-leaf': ['#ece8e2', 0, 0.16],
      },
    },
  },
  'mirror/atelier': {
    version: '7632e646',
    space: {
      min: [-0.36, 0, -0.15],
      max: [0.36, 1.78, 0.15],
      reach: 0.36,
    },
    parts: {
      'func-1': {
        from: [-28, 69],
        space: {
          min: [-0.288, 0.122, 0],
          max: [0.288, 1.708, 0.009],
          reach: 0.288,
        },
      },
      'func-2': {
        from: [-28, 64],
        space: {
          min: [-0.05, 1.125, 0.002],
          max: [0.05, 1.225, 0.011],
          reach: 0.05,
        },
      },
      'func-3': {
        from: [-72, 67],
        space: {
          min: [-0.256, 0.968, 0.005],
          max: [-0.115, 1.094, 0.006],
          reach: 0.071,
        },
      },
      'tech-1': {
        from: [-28, 56],
        space: {
          min: [-0.011, 1.659, 0.004],
          max: [0.011, 1.681, 0.009],
          reach: 0.011,
        },
      },
      'tech-2': {
        from: [72, 73],
        space: {
          min: [0.139, 0.078, 0.004],
          max: [0.241, 1.236, 0.031],
          reach: 0.053,
        },
      },
    },
    finishes: {
      'frame-1': {
        'wood-a97c4e-d3aa78-0.36-z': ['#dba18a', 1, 0.22],
      },
      'frame-2': {
        'wood-a97c4e-d3aa78-0.36-z': ['#dbe6ea', 0.4, 0.05],
      },
      'frame-3': {
        'wood-a97c4e-d3aa78-0.36-z': ['#f1eee8', 0, 0.3],
      },
    },
  },
  'mirror/hera': {
    version: '808f2132',
    space: {
      min: [-0.621, 0, -0.055],
      max: [0.621, 2.041, 0.056],
      reach: 0.622,
    },
    parts: {
      'func-1': {
        from: [-28, 68],
        space: {
          min: [-0.564, 0.222, 0.018],
          max: [0.564, 1.994, 0.021],
          reach: 0.564,
        },
      },
      'func-3': {
        from: [-72, 63],
        space: {
          min: [-0.338, 1.328, -0.007],
          max: [-0.15, 1.496, -0.005],
          reach: 0.094,
        },
      },
    },
    finishes: {
      'frame-1': {
        'metal-c0914a-0.24': ['#dfa58c', 1, 0.2],
        'metal-d0a258-0.34': ['#cf957d', 1, 0.28],
      },
      'frame-2': {
        'wood-120d0a-251a13-0.3-z': ['#dfeaf0', 0, 0.05],
        'wood-120d0a-251a13-0.3-x': ['#dfeaf0', 0, 0.05],
      },
      'frame-3': {
        'wood-120d0a-251a13-0.3-z': ['#ece8e1', 0, 0.15],
        'wood-120d0a-251a13-0.3-x': ['#ece8e1', 0, 0.15],
      },
    },
  },
  'mirror/narcisse': {
    version: 'cb8435f2',
    space: {
      min: [-0.41, 0, -0.23],
      max: [0.41, 1.781, 0.23],
      reach: 0.417,
    },
    parts: {
      'func-1': {
        from: [-72, 66],
        space: {
          min: [-0.297, 0.379, -0.103],
          max: [-0.04, 1.755, -0.021],
          reach: 0.134,
        },
      },
      'func-3': {
        from: [-72, 61],
        space: {
          min: [-0.176, 1.294, -0.046],
          max: [-0.035, 1.42, -0.038],
          reach: 0.071,
        },
      },
    },
    finishes: {
      'frame-1': {
        patina: ['#dba18a', 1, 0.24],
        'wood-0e0c0b-1d1815-0.34-z': ['#dba18a', 1, 0.22],
      },
      'frame-2': {
        'black-glass': ['#dfeaf0', 0, 0.03],
        'wood-0e0c0b-1d1815-0.34-z': ['#dfeaf0', 0, 0.05],
      },
      'frame-3': {
        'black-glass': ['#ece8e1', 0, 0.12],
        'wood-0e0c0b-1d1815-0.34-z': ['#ece8e1', 0, 0.14],
      },
    },
  },
  'table/atelier': {
    version: '324fef7c',
    space: {
      min: [-0.33, 0, -0.25],
      max: [0.33, 0.5, 0.25],
      reach: 0.386,
    },
    parts: {
      'func-2': {
        from: [-28, 56],
        space: {
          min: [-0.279, 0.464, -0.199],
          max: [0.279, 0.47, 0.199],
          reach: 0.316,
        },
      },
      'tech-1': {
        from: [-72, 54],
        space: {
          min: [-0.231, 0.498, -0.111],
          max: [-0.129, 0.501, -0.009],
          reach: 0.051,
        },
      },
      'tech-2': {
        from: [-28, 59],
        space: {
          min: [-0.056, 0.41, 0.191],
          max: [0.089, 0.432, 0.194],
          reach: 0.073,
        },
      },
      'tech-3': {
        from: [-28, 54],
        space: {
          min: [-0.078, 0.498, 0.05],
          max: [0.078, 0.502, 0.15],
          reach: 0.092,
        },
      },
    },
    finishes: {
      'mat-1': {
        'wood-8f6f48-bf9c6c-0.42-x': ['#f0ede7', 0, 0.2],
      },
      'mat-2': {
        'wood-8f6f48-bf9c6c-0.42-x': ['#5c4029', 0, 0.45],
        'wood-8f6f48-bf9c6c-0.42-y': ['#5c4029', 0, 0.45],
        'wood-8f6f48-bf9c6c-0.42-z': ['#5c4029', 0, 0.45],
      },
      'mat-3': {
        'wood-8f6f48-bf9c6c-0.42-z': ['#bd9358', 1, 0.26],
      },
    },
  },
  'table/hermes-side-table': {
    version: '6d3b78ef',
    space: {
      min: [-0.24, 0, -0.24],
      max: [0.24, 0.62, 0.24],
      reach: 0.24,
    },
    parts: {
      'func-2': {
        from: [-28, 60],
        space: {
          min: [-0.199, 0.457, -0.078],
          max: [0.199, 0.553, 0.078],
          reach: 0.213,
        },
      },
      'tech-1': {
        from: [-28, 54],
        space: {
          min: [-0.112, 0.618, -0.037],
          max: [0.112, 0.621, 0.037],
          reach: 0.112,
        },
      },
      'tech-3': {
        from: [-28, 54],
        space: {
          min: [-0.05, 0.618, 0.079],
          max: [0.05, 0.621, 0.141],
          reach: 0.058,
        },
      },
    },
    finishes: {
      'mat-1': {
        travertine: ['#ece8e0', 0, 0.12],
      },
      'mat-2': {
        travertine: ['#7a5433', 0, 0.34],
      },
      'mat-3': {
        travertine: ['#b98f4f', 1, 0.24],
      },
    },
  },
  'table/hestia-coffee-table': {
    version: '26ac1b7d',
    space: {
      min: [-0.66, 0, -0.39],
      max: [0.66, 0.401, 0.39],
      reach: 0.66,
    },
    parts: {
      'func-2': {
        from: [-28, 60],
        space: {
          min: [-0.495, 0.312, -0.292],
          max: [0.495, 0.316, 0.292],
          reach: 0.495,
        },
      },
      'tech-1': {
        from: [-72, 54],
        space: {
          min: [-0.455, 0.398, -0.046],
          max: [-0.363, 0.401, 0.046],
          reach: 0.046,
        },
      },
      'tech-3': {
        from: [72, 54],
        space: {
          min: [0.362, 0.396, -0.1],
          max: [0.482, 0.4, 0.1],
          reach: 0.116,
        },
      },
    },
    finishes: {
      'mat-1': {
        'wood-342116-6f4a2e-0.3-x': ['#ece8e0', 0, 0.14],
        'wood-342116-6f4a2e-0.34-z': ['#ece8e0', 0, 0.16],
      },
      'mat-2': {
        'wood-342116-6f4a2e-0.3-x': ['#8f6b3f', 0, 0.36],
        'wood-342116-6f4a2e-0.34-z': ['#8f6b3f', 0, 0.38],
      },
      'mat-3': {
        'wood-342116-6f4a2e-0.3-x': ['#b98a46', 1, 0.26],
        'wood-342116-6f4a2e-0.34-z': ['#a87c40', 1, 0.3],
      },
    },
  },
  'table/morpheus-nightstand': {
    version: 'ca57a3af',
    space: {
      min: [-0.26, 0, -0.22],
      max: [0.26, 0.58, 0.221],
      reach: 0.26,
    },
    parts: {
      'func-2': {
        from: [-28, 56],
        space: {
          min: [-0.227, 0.535, -0.192],
          max: [0.227, 0.555, 0.192],
          reach: 0.227,
        },
      },
      'tech-1': {
        from: [72, 54],
        space: {
          min: [0.089, 0.578, -0.041],
          max: [0.171, 0.581, 0.041],
          reach: 0.041,
        },
      },
      'tech-3': {
        from: [-72, 54],
        space: {
          min: [-0.17, 0.579, -0.06],
          max: [-0.1, 0.581, 0.06],
          reach: 0.069,
        },
      },
    },
    finishes: {
      'mat-1': {
        'wood-2e1c11-6b452a-0.32-z': ['#ebe6dd', 0, 0.16],
      },
      'mat-2': {
        'wood-2e1c11-6b452a-0.32-z': ['#8c683c', 0, 0.36],
      },
      'mat-3': {
        'wood-2e1c11-6b452a-0.32-z': ['#a87c40', 1, 0.28],
      },
    },
  },
  'wardrobe/atelier': {
    version: '1fb4c0e4',
    space: {
      min: [-0.812, 0, -0.312],
      max: [0.812, 2.18, 0.31],
      reach: 0.868,
    },
    parts: {
      'tech-3': {
        from: [-28, 69],
        space: {
          min: [-0.167, 0.204, 0.28],
          max: [0.167, 2.026, 0.288],
          reach: 0.167,
        },
      },
    },
    finishes: {
      'mat-1': {
        'wood-8f6f48-bf9c6c-0.41-z': ['#7d5531', 0, 0.22],
      },
      'mat-2': {
        'metal-4d4a45-0.42': ['#d6a75a', 1, 0.26],
      },
    },
  },
  'wardrobe/demeter': {
    version: '2b21080d',
    space: {
      min: [-1.2, 0, -0.322],
      max: [1.2, 2.28, 0.32],
      reach: 1.242,
    },
    parts: {
      'tech-2': {
        from: [-28, 92],
        space: {
          min: [-1.141, 0.066, 0.278],
          max: [1.141, 0.071, 0.286],
          reach: 1.141,
        },
      },
      'tech-3': {
        from: [72, 69],
        space: {
          min: [1.183, 0.336, -0.221],
          max: [1.191, 1.904, 0.187],
          reach: 0.204,
        },
      },
    },
    finishes: {
      'mat-1': {
        'wood-8f6f48-bf9c6c-0.42-x': ['#6a4327', 0, 0.34],
        'wood-8f6f48-bf9c6c-0.42-z': ['#6a4327', 0, 0.34],
      },
      'mat-2': {
        'wood-8f6f48-bf9c6c-0.42-x': ['#c9973f', 1, 0.34],
        'wood-8f6f48-bf9c6c-0.42-z': ['#c9973f', 1, 0.34],
      },
    },
  },
  'wardrobe/hera': {
    version: '0ef9fae5',
    space: {
      min: [-1.4, 0, -0.34],
      max: [1.4, 2.42, 0.34],
      reach: 1.441,
    },
    parts: {
      'tech-2': {
        from: [-28, 92],
        space: {
          min: [-1.341, 0.066, 0.29],
          max: [1.341, 0.071, 0.298],
          reach: 1.341,
        },
      },
      'tech-3': {
        from: [72, 70],
        space: {
          min: [1.382, 0.368, -0.223],
          max: [1.39, 1.872, 0.189],
          reach: 0.206,
        },
      },
    },
    finishes: {
      'mat-1': {
        'lacquer-0b1b52-0.04': ['#4a2c1a', 0, 0.3],
        'lacquer-091642-0.04': ['#5e3a22', 0, 0.3],
      },
      'mat-2': {
        'lacquer-0b1b52-0.04': ['#c9973f', 1, 0.32],
        'lacquer-091642-0.04': ['#b58634', 1, 0.36],
      },
    },
  },
  'wardrobe/iris': {
    version: 'a4df1444',
    space: {
      min: [-1.301, 0, -0.31],
      max: [1.301, 2.26, 0.31],
      reach: 1.337,
    },
    parts: {
      'tech-2': {
        from: [-28, 92],
        space: {
          min: [-1.241, 0.066, 0.26],
          max: [1.241, 0.071, 0.268],
          reach: 1.241,
        },
      },
      'tech-3': {
        from: [72, 69],
        space: {
          min: [1.283, 0.337, -0.201],
          max: [1.291, 1.904, 0.167],
          reach: 0.184,
        },
      },
    },
    finishes: {
      'mat-1': {
        'wood-c2b49d-e4d9c6-0.42-x': ['#6a4327', 0, 0.34],
        'wood-c2b49d-e4d9c6-0.42-z': ['#6a4327', 0, 0.34],
      },
      'mat-2': {
        'wood-c2b49d-e4d9c6-0.42-x': ['#d3a047', 1, 0.34],
        'wood-c2b49d-e4d9c6-0.42-z': ['#d3a047', 1, 0.34],
      },
    },
  },
  'wardrobe/persephone': {
    version: '3c7c79ce',
    space: {
      min: [-1.1, 0, -0.33],
      max: [1.1, 2.352, 0.331],
      reach: 1.149,
    },
    parts: {
      'tech-2': {
        from: [-28, 92],
        space: {
          min: [-1.041, 0.066, 0.28],
          max: [1.041, 0.071, 0.288],
          reach: 1.041,
        },
      },
      'tech-3': {
        from: [72, 70],
        space: {
          min: [1.083, 0.337, -0.224],
          max: [1.091, 1.904, 0.184],
          reach: 0.204,
        },
      },
    },
    finishes: {
      'mat-1': {
        'wood-0b0908-1b1512-0.2-x': ['#3a2417', 0, 0.3],
        'wood-0b0908-1b1512-0.2-z': ['#3a2417', 0, 0.3],
        'wood-a97c58-c9a079-0.4-x': ['#8a5a35', 0, 0.34],
        'wood-a97c58-c9a079-0.4-z': ['#8a5a35', 0, 0.34],
      },
      'mat-2': {
        'wood-0b0908-1b1512-0.2-x': ['#2a1d0c', 0.8, 0.3],
        'wood-0b0908-1b1512-0.2-z': ['#2a1d0c', 0.8, 0.3],
        'wood-a97c58-c9a079-0.4-x': ['#d3a047', 1, 0.34],
        'wood-a97c58-c9a079-0.4-z': ['#d3a047', 1, 0.34],
      },
    },
  },
};
